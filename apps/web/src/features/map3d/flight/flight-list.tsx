import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { map3dMessages } from '../messages/index.ts';
import styles from './flight-list.module.css';
import type { FlightStop } from './flight-stops-query.ts';

interface FlightListProps {
  readonly stops: readonly FlightStop[];
  /** Whether the browser cannot show the scene. */
  readonly isAlone: boolean;
}

/**
 * The stops of the flight with their texts: the page without scripts or without a scene. With a scene it is hidden, because the
 * panel shows the same step by step.
 */
export function FlightList({ stops, isAlone }: FlightListProps) {
  const { language, messages } = useLanguage(map3dMessages);
  return (
    <section className={styles.list} aria-label={messages.flight.steps}>
      <h2 className={styles.heading}>{messages.flight.title}</h2>
      {isAlone && <p role="alert">{messages.map3d.unavailable}</p>}
      <p className={styles.intro}>{messages.flight.intro}</p>
      <ol className={styles.steps}>
        {stops.map((stop) => {
          const title = titleIn(stop, language);
          const note = textIn(stop, 'notes', language);
          return (
            <li key={stop.place_id}>
              <h3>
                <LocalLink to={paths.place(stop.place_id)} lang={title.language}>
                  {title.text}
                </LocalLink>
              </h3>
              <p className={styles.date}>{formatDateRange(stop, language)}</p>
              <p lang={note.language}>{note.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
