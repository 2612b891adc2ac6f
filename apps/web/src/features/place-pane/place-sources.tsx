import { accuracyBars } from '@cae-map/expedition/accuracy';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { textIn } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { AccuracyBars } from '../../ui/accuracy-bars.tsx';
import { researchNote } from './research-note.ts';
import styles from './place-sources.module.css';
import paneStyles from '../../ui/pane-section.module.css';

/** How do we know: what the position rests on, what the line needs, and what a traveller could find out. */
export function PlaceSources({ view }: { readonly view: PlaceView }) {
  const { language, words } = useLanguage();
  const { place } = view;
  const reference = textIn(place, 'location_reference', language);
  const task = textIn(place, 'traveler_todo', language);
  const note = place.path_ref_req ? researchNote(place.path_ref_req_info, language) : null;
  const bars = accuracyBars(place.accuracy_level);
  return (
    <section id="sources" tabIndex={-1} className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{words.place.sources}</h2>
      <div className={styles.panel}>
        <p className={styles.position}>
          <AccuracyBars bars={bars} />
          <span>{words.accuracy.bars(bars, words.accuracy[place.accuracy_level])}</span>
          {place.latitude !== null && place.longitude !== null && (
            <span className={styles.coordinates}>{`${place.latitude}, ${place.longitude}`}</span>
          )}
        </p>
        {reference.text !== '' && (
          <Item heading={words.place.locationReference} text={reference.text} language={reference.language} />
        )}
        {note !== null && <Item heading={words.place.pathNote} text={note.text} language={note.language} />}
        {task.text !== '' && (
          <Item heading={words.place.travelerTodo} text={task.text} language={task.language} />
        )}
      </div>
    </section>
  );
}

function Item({
  heading,
  text,
  language,
}: {
  readonly heading: string;
  readonly text: string;
  readonly language: string;
}) {
  return (
    <div className={styles.item}>
      <h3>{heading}</h3>
      <p lang={language}>{text}</p>
    </div>
  );
}
