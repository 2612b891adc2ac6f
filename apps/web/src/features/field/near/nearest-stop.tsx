import { turnDegrees } from '@cae-map/expedition/field/headings';
import { distanceStep, type NearbyStop } from '@cae-map/expedition/field/nearby-stops';
import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { compassPoint } from '@cae-map/expedition/where-am-i';
import { IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDistance } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import styles from './near-screen.module.css';

interface NearestStopProps {
  readonly stop: NearbyStop;
  /** In metres. */
  readonly accuracy: number;
  /** Degrees clockwise from north; null without a compass. */
  readonly heading: number | null;
}

/** Turns of fewer degrees count as straight ahead. */
const ahead = 8;

/** The nearest stop: how far and in which direction, with an arrow that turns with the compass. */
export function NearestStop({ stop, accuracy, heading }: NearestStopProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.field;
  const { place, distanceMetres: metres, bearingDegrees: bearing } = stop;
  const title = titleIn(place.record, language);
  const distance = formatDistance(metres, language, messages);
  const direction = messages.map.walker.directions[compassPoint(bearing)];
  const isHere = metres <= Math.max(accuracy, 20);
  const turn = heading === null ? null : Math.round(turnDegrees(heading, bearing));
  const spoken = isHere ? labels.here : labels.announce(title.text, distance, direction);
  return (
    <section className={styles.nearest} aria-labelledby="nearest-stop">
      <h2 id="nearest-stop" className={styles.subheading}>
        {labels.nearest}
      </h2>
      <div className={styles.goal}>
        <IconArrowUp
          className={styles.arrow}
          size={72}
          stroke={2.4}
          aria-hidden="true"
          style={{ transform: `rotate(${bearing - (heading ?? 0)}deg)` }}
          data-here={isHere}
        />
        <div>
          <p className={styles.goalTitle}>
            <LocalLink to={paths.place(place.id)} lang={title.language}>
              {title.text}
            </LocalLink>
          </p>
          <p className={styles.distance}>{isHere ? labels.here : `${distance} ${direction}`}</p>
          <p className={styles.quiet}>
            {labels.azimuth(Math.round(bearing) % 360)}
            {turn !== null && !isHere && ` · ${describeTurn(turn, labels.turn)}`}
          </p>
          <p className={styles.quiet}>{formatStayDates(place.record, language)}</p>
        </div>
      </div>
      <LocalLink to={paths.fieldNote(place.id)} className={styles.here ?? ''}>
        <b>{labels.iAmHere}</b>
        <span>{labels.iAmHereHint}</span>
      </LocalLink>
      <Announcement key={language} text={spoken} step={`${place.id} ${distanceStep(metres)} ${isHere}`} />
    </section>
  );
}

function describeTurn(
  turn: number,
  labels: { readonly ahead: string; right(degrees: number): string; left(degrees: number): string },
): string {
  if (Math.abs(turn) < ahead) return labels.ahead;
  return turn > 0 ? labels.right(turn) : labels.left(-turn);
}

/** Announces the nearest stop when it is another one or clearly nearer, not with each position. */
function Announcement({ text, step }: { readonly text: string; readonly step: string }) {
  const [announced, setAnnounced] = useState({ text, step });
  if (announced.step !== step) setAnnounced({ text, step });
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  );
}
