import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';
import { formatDistance } from '../../../lib/distance.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { observedPosition } from './reviewed-store.ts';
import styles from './review.module.css';

/** Where and when a traveller has written a note; nothing for other proposals. */
export function ObservedFacts({ proposal }: { readonly proposal: Proposal }) {
  const { language, messages } = useLanguage(proposalsMessages);
  const { observation, current } = proposal;
  if (observation === null) return null;
  const labels = messages.review.observed;
  const { seen_at: seenAt, is_task_done: isDone, position, bearing } = observation;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const from = current === null ? null : toPosition(current);
  const to = observedPosition(observation);
  const metres = (value: number): string => formatDistance(value, language, messages);
  return (
    <ul className={styles.observed} aria-label={labels.heading}>
      <li>
        {labels.heading}: <time dateTime={seenAt}>{format.format(new Date(seenAt))}</time>
      </li>
      {isDone && <li>{labels.done}</li>}
      {position !== null && to !== null && (
        <li>
          {labels.position(formatPosition(to), metres(position.accuracy))}
          {from !== null && `; ${labels.away(metres(distanceMetres(from, to)))}`}
        </li>
      )}
      {bearing !== null && (
        <li>{labels.bearing(Math.round(bearing.degrees) % 360, bearing.is_true_north)}</li>
      )}
    </ul>
  );
}
