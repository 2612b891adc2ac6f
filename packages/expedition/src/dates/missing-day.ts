import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Transport } from '@cae-map/contract/enumerations';
import { exactDateFormat } from './stays.ts';

type Stop = Pick<PlaceRecord, 'date' | 'enddate' | 'date_format' | 'go_by'>;

/** Days of the journey between two stops that no stop accounts for. */
export interface MissingDay {
  /** When the previous stop was left. */
  readonly previousEnd: string;
  /** When this stop was reached. */
  readonly date: string;
}

/** Nights pass on trains and steamers without a stop, so that such a way leaves no day out. */
const overnightTransports: ReadonlySet<Transport | null> = new Set<Transport>(['train', 'steamship']);

/**
 * Tells whether days are missing between a stop and the one before it: the stop before was left on another day than this
 * one was reached, both days are exact, and neither was travelled to by train or steamship. A warning for editors.
 */
export function missingDay(previous: Stop, place: Stop): MissingDay | null {
  if (previous.enddate === null || place.date === null || previous.enddate === place.date) return null;
  for (const { date_format, go_by } of [previous, place]) {
    if (date_format !== exactDateFormat || overnightTransports.has(go_by)) return null;
  }
  return { previousEnd: previous.enddate, date: place.date };
}
