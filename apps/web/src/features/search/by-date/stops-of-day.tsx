import type { Place } from '@cae-map/expedition/to-expedition';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import styles from './date-search.module.css';
import { Line } from '../by-words/search-line.tsx';

interface StopsOfDayProps {
  readonly day: string;
  /** Sorted by `seqid`. */
  readonly stops: readonly Place[];
  readonly onOpen: (placeId: number) => void;
}

/** The links to the stops of a day. */
export function StopsOfDay({ day, stops, onOpen }: StopsOfDayProps) {
  if (stops.length === 0) return null;
  return (
    <ul>
      {stops.map(({ id }) => (
        <li key={id}>
          <LocalLink
            to={`${paths.place(id)}#d=${day}`}
            className={styles.stop ?? ''}
            onClick={(event) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            <Line line={{ kind: 'stop', placeId: id, metres: null }} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
