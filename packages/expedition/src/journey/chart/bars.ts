import type { Transport } from '@cae-map/contract/enumerations';
import { isKnownStay } from '../position/certainty.ts';
import { daysApart } from '../day-numbers.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';

/** A stay as a bar under the histogram. */
export interface StayBar {
  readonly stop: JourneyStop;
  readonly from: Moment;
  readonly to: Moment;
  /** Whether the record does not know both ends to the day: drawn as rough. */
  readonly isAbout: boolean;
}

/** Legs in a row by the same transport; the nights between them are part of it. */
export interface TransportBar {
  readonly transport: Transport | null;
  readonly from: Moment;
  readonly to: Moment;
  readonly fromId: number;
  readonly toId: number;
}

/** Where a year begins; for the first year of the journey its start. */
export interface YearMark {
  readonly year: string;
  readonly moment: Moment;
}

/** Years in which nobody travels. */
export interface PauseBar {
  readonly from: Moment;
  readonly to: Moment;
}

/** What the bar of the journey draws beside the histogram, in the order of time. */
export interface JourneyBars {
  readonly stays: readonly StayBar[];
  readonly transports: readonly TransportBar[];
  readonly years: readonly YearMark[];
  readonly pauses: readonly PauseBar[];
}

/** Where a stop was only passed there is no bar, in days. */
const minStayDays = 0.5;

/** Stays, transports, years and pauses of a journey as plain data. Made once. */
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
