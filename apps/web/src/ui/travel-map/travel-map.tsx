import { titleIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { TravelDrawing } from '../../lib/travel-map/travel-drawing.ts';
import styles from './travel-map.module.css';

interface TravelMapProps {
  readonly drawing: TravelDrawing;
  /** The description for screen readers. */
  readonly label: string;
}

/** A small map of the route with a coloured part of it. Its stops are not links: the page that shows it links them in its text. */
export function TravelMap({ drawing, label }: TravelMapProps) {
  const { language } = useLanguage();
  const { width, height, route, travelled, stops, here } = drawing;
  return (
    <figure className={styles.figure}>
      <div className={styles.map} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.lines} aria-hidden="true">
          <path d={route} className={styles.route} />
          <path d={travelled} className={styles.edge} />
          <path d={travelled} className={styles.travelled} />
        </svg>
        {stops.map((stop) => {
          const title = titleIn(stop, language);
          return (
            <span
              key={stop.placeId}
              className={styles.stop}
              style={{ left: `${stop.left}%`, top: `${stop.top}%` }}
              data-end={stop.isEnd}
              data-side={stop.left > 50 ? 'left' : 'right'}
              data-in-narrow={stop.isInNarrow}
              lang={title.language}
              aria-hidden="true"
            >
              <span className={styles.name}>{title.text}</span>
            </span>
          );
        })}
        {here !== undefined && (
          <span
            className={styles.here}
            style={{ left: `${here.left}%`, top: `${here.top}%` }}
            aria-hidden="true"
          />
        )}
      </div>
    </figure>
  );
}
