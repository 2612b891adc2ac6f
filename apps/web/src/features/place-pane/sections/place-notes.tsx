import { textsIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { Texts } from '../../../ui/language/both-languages.tsx';
import styles from './place-notes.module.css';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

/** The notes of the editors about a stop. */
export function PlaceNotes({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const notes = textsIn(place, 'notes');
  if (notes.ru.trim() === '' && notes.en.trim() === '') {
    return <p className={paneStyles.quiet}>{messages.place.notesEmpty}</p>;
  }
  return (
    <div {...fieldAttribute('places', place.place_id, 'notes')}>
      <Texts texts={notes}>
        {({ text, language }) => <RichText html={text} className={styles.notes ?? ''} lang={language} />}
      </Texts>
    </div>
  );
}
