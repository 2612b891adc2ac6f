import { textIn } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../lib/place-section.ts';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './place-notes.module.css';

/** What happened at a stop, in a few sentences by the editors. */
export function PlaceNotes({ view: { place } }: PlaceSectionProps) {
  const { language } = useLanguage();
  const notes = textIn(place, 'notes', language);
  if (notes.text === '') return null;
  return <RichText html={notes.text} className={styles.notes ?? ''} lang={notes.language} />;
}
