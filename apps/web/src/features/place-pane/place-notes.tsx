import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { textIn } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './place-notes.module.css';

/** What happened at a stop, in a few sentences by the editors. */
export function PlaceNotes({ place }: { readonly place: PlaceRecord }) {
  const { language } = useLanguage();
  const notes = textIn(place, 'notes', language);
  if (notes.text === '') return null;
  return <RichText html={notes.text} className={styles.notes ?? ''} lang={notes.language} />;
}
