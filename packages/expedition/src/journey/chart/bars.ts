import type { Transport } from '@cae-map/contract/enumerations';
import { isKnownStay } from '../position/certainty.ts';
import { daysApart } from '../day-numbers.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';

/** A stay as a bar below the histogram. */
export interface StayBar {
  readonly stop: JourneyStop;
  readonly from: Moment;
  readonly to: Moment;
  /** True when an end of the stay is not exact: drawn as approximate. */
  readonly isAbout: boolean;
}

/** Consecutive legs with the same transport, including the nights in between. */
export interface TransportBar {
  readonly transport: Transport | null;
  readonly from: Moment;
  readonly to: Moment;
  readonly fromId: number;
  readonly toId: number;
}

/** The start of a year; for the first year the start of the journey. */
export interface YearMark {
  readonly year: string;
  readonly moment: Moment;
}

/** The pause between two journeys. */
export interface PauseBar {
  readonly from: Moment;
  readonly to: Moment;
}

/** The bars of the journey bar, in chronological order. */
export interface JourneyBars {
  readonly stays: readonly StayBar[];
  readonly transports: readonly TransportBar[];
  readonly years: readonly YearMark[];
  readonly pauses: readonly PauseBar[];
}

/** The minimum length of a stay with a bar, in days. */
const minStayDays = 0.5;

/** Computes the stays, transports, years and pauses of a journey. */
export function journeyBars(journey: Journey): JourneyBars {
  const stays = journey.stops
    .filter(({ arrival, departure }) => departure - arrival >= minStayDays)
    .map((stop) => ({ stop, from: stop.arrival, to: stop.departure, isAbout: !isKnownStay(stop) }));
  const pauses = journey.stops.slice(1).flatMap((stop, index) => {
    const before = journey.stops[index];
    return stop.leg === null && before ? [{ from: before.departure, to: stop.arrival }] : [];
  });
  return { stays, transports: transportBars(journey), years: yearMarks(journey), pauses };
}

function transportBars({ legs }: Journey): TransportBar[] {
  const bars: TransportBar[] = [];
  let previous: Journey['legs'][number] | undefined;
  for (const leg of legs) {
    const bar = bars.at(-1);
    const goesOn = previous?.toId === leg.fromId && previous.transport === leg.transport;
    if (bar && goesOn) bars[bars.length - 1] = { ...bar, to: leg.arrival, toId: leg.toId };
    else {
      const { transport, departure: from, arrival: to, fromId, toId } = leg;
      bars.push({ transport, from, to, fromId, toId });
    }
    previous = leg;
  }
  return bars;
}

function yearMarks(journey: Journey): YearMark[] {
  const first = Number(journey.firstDay.slice(0, 4));
  const last = Number(momentToDate(journey, journey.end).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index).padStart(4, '0');
    return { year, moment: index === 0 ? journey.start : daysApart(journey.firstDay, `${year}-01-01`) };
  });
}
