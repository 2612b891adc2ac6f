import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Transport } from '@cae-map/contract/enumerations';
import { isTransit } from '../dates/stays.ts';
import { daysApart } from './day-numbers.ts';
import type { Interval } from './schedule.ts';

/**
 * How far they came in a day, in kilometres, by the legs of the expedition whose dates are known on both ends: stages of
 * a caravan, cars on steppe tracks, trains and ships of the time. Used only where no record says how long a leg took.
 */
const kilometresPerDay: Readonly<Record<Transport, number>> = {
  horse: 40,
  horsecart: 55,
  car: 150,
  train: 700,
  steamship: 600,
};
const defaultKilometresPerDay = 60;

/** No leg and no stay is without length, so that a moment always says which it is; half an hour, in days. */
const minDays = 0.02;

/** A stop that nobody gave a date was hardly a stay. */
const shareOfUndated = 0.2;

/** The years between two journeys take all the time that no record claims. */
const shareOfPause = 1e6;

/** A march takes what is left over only where there is no stay that could. */
const shareOfLegDay = 1e-9;

/** The time that a leg needs by itself. */
export function legInterval(lengthMetres: number, transport: Transport | null): Interval {
  const speed = transport === null ? defaultKilometresPerDay : kilometresPerDay[transport];
  const days = Math.max(minDays, lengthMetres / 1000 / speed);
  return { days, share: days * shareOfLegDay };
}

/** The time between two journeys. */
export const pauseInterval: Interval = { days: 0.5, share: shareOfPause, isPause: true };

/**
 * A stay that is not known to the day takes what is left over, in proportion to the days that the chronicle tells of it
 * alone: where it tells of twenty days they were longer than where it has a single line. A passage takes its half hour.
 */
export function stayInterval(
  record: Pick<PlaceRecord, 'date' | 'enddate'>,
  texts: readonly TextIdRecord[],
): Interval {
  if (isTransit(record)) return { days: minDays, share: 0 };
  const told = texts.reduce((sum, text) => sum + (text.place_ids.length === 1 ? countTextDays(text) : 0), 0);
  const isDated = record.date !== null || record.enddate !== null;
  return { days: minDays, share: (isDated ? 1 : shareOfUndated) + told };
}

function countTextDays({ text_date, text_enddate }: TextIdRecord): number {
  const days = text_date === null || text_enddate === null ? 0 : daysApart(text_date, text_enddate);
  return days > 0 ? days + 1 : 1;
}
