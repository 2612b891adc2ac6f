import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Transport } from '@cae-map/contract/enumerations';
import { exactDateFormat } from './stays.ts';

type Stop = Pick<PlaceRecord, 'date' | 'enddate' | 'date_format' | 'go_by'>;

/** A gap in the dates between two consecutive stops. */
export interface MissingDay {
  /** The departure from the previous stop. */
  readonly previousEnd: string;
  /** The arrival at this stop. */
  readonly date: string;
}

/** Transports that travel overnight: their legs may take several days without a stop. */
const overnightTransports: ReadonlySet<Transport | null> = new Set<Transport>(['train', 'steamship']);

/**
 * Returns the gap between a stop and the previous one: the departure and the arrival are different days, both are
 * exact, and neither stop was reached by train or steamship. Null when there is no gap. A warning for editors.
 */
export function missingDay(previous: Stop, place: Stop): MissingDay | null {
  if (previous.enddate === null || place.date === null || previous.enddate === place.date) return null;
  for (const { date_format, go_by } of [previous, place]) {
    if (date_format !== exactDateFormat || overnightTransports.has(go_by)) return null;
  }
  return { previousEnd: previous.enddate, date: place.date };
}
