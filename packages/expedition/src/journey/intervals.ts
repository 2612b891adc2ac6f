import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Transport } from '@cae-map/contract/enumerations';
import { isTransit } from '../dates/stays.ts';
import { daysApart } from './day-numbers.ts';
import type { Interval } from './schedule.ts';

/**
 * Kilometres per day by transport, from the legs of the expedition with exact dates at both ends: stages of a caravan,
 * cars on steppe tracks, trains and ships of the time. Used only when no record states the duration of a leg.
 */
const kilometresPerDay: Readonly<Record<Transport, number>> = {
  horse: 40,
  horsecart: 55,
  car: 150,
  train: 700,
  steamship: 600,
};
const defaultKilometresPerDay = 60;

/** The minimum length of a leg or a stay, half an hour, in days, so that every moment belongs to one of them. */
const minDays = 0.02;

/** An undated stop was probably short. */
const shareOfUndated = 0.2;

/** A pause between two journeys takes all the time that no record claims. */
const shareOfPause = 1e6;

/** A leg takes spare time only when there is no stay that could. */
const shareOfLegDay = 1e-9;

/** The duration of a leg. */
export function legInterval(lengthMetres: number, transport: Transport | null): Interval {
  const speed = transport === null ? defaultKilometresPerDay : kilometresPerDay[transport];
  const days = Math.max(minDays, lengthMetres / 1000 / speed);
  return { days, share: days * shareOfLegDay };
}

/** The pause between two journeys. */
export const pauseInterval: Interval = { days: 0.5, share: shareOfPause, isPause: true };

/**
 * A stay without exact dates takes spare time in proportion to the number of days of the texts about this stop alone: a
 * stop described for twenty days was longer than one with a single line. A transit takes the minimum.
 */
export function stayInterval(
  record: Pick<PlaceRecord, 'date' | 'enddate'>,
  texts: readonly TextIdRecord[],
): Interval {
  if (isTransit(record)) return { days: minDays, share: 0 };
  const textDays = texts.reduce(
    (sum, text) => sum + (text.place_ids.length === 1 ? countTextDays(text) : 0),
    0,
  );
  const isDated = record.date !== null || record.enddate !== null;
  return { days: minDays, share: (isDated ? 1 : shareOfUndated) + textDays };
}

function countTextDays({ text_date, text_enddate }: TextIdRecord): number {
  const days = text_date === null || text_enddate === null ? 0 : daysApart(text_date, text_enddate);
  return days > 0 ? days + 1 : 1;
}
