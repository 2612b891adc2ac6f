import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { textsIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Texts } from '../../../ui/language/both-languages.tsx';
import { fieldMessages } from '../messages/index.ts';
import styles from './note-form.module.css';

/** What travellers can find out at a place. */
export function PlaceTask({ place }: { readonly place: PlaceRecord }) {
  const { messages } = useLanguage(fieldMessages);
  const texts = textsIn(place, 'traveler_todo');
  return (
    <section className={styles.task} aria-labelledby="task">
      <h2 id="task" className={styles.subheading}>
        {messages.note.task}
      </h2>
      {hasTask(place) ? (
        <Texts texts={texts}>{({ text, language }) => <p lang={language}>{text}</p>}</Texts>
      ) : (
        <p>{messages.note.noTask}</p>
      )}
    </section>
  );
}

/** Whether a place has a task for travellers. */
export function hasTask(place: PlaceRecord): boolean {
  const { ru, en } = textsIn(place, 'traveler_todo');
  return ru.trim() !== '' || en.trim() !== '';
}
