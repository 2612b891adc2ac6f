import type { Transport } from '@cae-map/contract/enumerations';
import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Heights } from '../heights/heights.ts';
import { heightAt, journeyHeights } from '../heights/journey-heights.ts';
import { displayedHeight } from '../heights/rounding.ts';
import { readLooseDate } from '../dates/loose-date.ts';
import type { DatePrecision } from '../dates/stays.ts';
import type { PlaceLink } from '../place-view.ts';
import type { Place } from '../places/place.ts';
import type { Position } from '../route/geography.ts';
import { isDay } from '../journey/day-numbers.ts';
import type { Journey, JourneyStop } from '../journey/journey.ts';
import { dateToMoment } from '../journey/moment.ts';
import { positionOn } from '../journey/position/position.ts';
import { getJourneyDay } from '../journey/days/day.ts';
import {
  hasPage,
  imagesOfDay,
  nearestDay,
  textsOfDay,
  type ExpeditionCalendar,
} from './expedition-calendar.ts';

/** A place as a link with what a list of it shows. */
export interface DayPlace extends PlaceLink {
  readonly date: string | null;
  readonly enddate: string | null;
  readonly date_format: string | null;
  readonly date_acc: number | null;
}

/** Where the travellers were in the evening of a day. */
export type DayPosition = {
  /** WGS84 degrees; null if it is unknown. */
  readonly position: Position | null;
  /** How precisely it is known that this was the day; an estimate is never `day`. */
  readonly certainty: DatePrecision;
} & (
  | {
      readonly kind: 'stop';
      readonly at: DayPlace;
      /** `Day 16 of 25`, counted from 1; null when the stay is not exact. */
      readonly dayOfStay: { readonly day: number; readonly of: number } | null;
    }
  | {
      /** The position is interpolated along the line between both stops. */
      readonly kind: 'leg';
      readonly from: DayPlace;
      readonly to: DayPlace;
      /** The share of the line that is behind, 0 to 1. */
      readonly share: number;
      readonly transport: Transport | null;
    }
  | { readonly kind: 'pause'; readonly from: DayPlace; readonly to: DayPlace }
);

/** A height in metres above the sea. */
export interface DayHeight {
  readonly metres: number;
  /** Whether it is interpolated between two stops. */
  readonly isInterpolated: boolean;
}

/** Everything that is known of a day. Plain JSON. */
export interface ExpeditionDay {
  readonly kind: 'day';
  readonly date: string;
  readonly where: DayPosition;
  /** The stops where the travellers were on this day, in travel order. */
  readonly stops: readonly DayPlace[];
  /** Other places that may have been visited on this day, because their dates are not exact. */
  readonly possible: readonly DayPlace[];
  readonly height: DayHeight | null;
  /** The texts of exactly this day. */
  readonly texts: readonly TextIdRecord[];
  /** The texts about a longer time, such as the month. */
  readonly coarseTexts: readonly TextIdRecord[];
  /** The pictures with this date. */
  readonly images: readonly ImageRecord[];
  /** The neighbouring days, `YYYY-MM-DD`; the time between two journeys is skipped. Null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** A date without a page, and the nearest days that have one; of an impossible date `next` is the day that was probably meant. */
export interface DayWithoutPage {
  /** `impossible` is not a day of the calendar, `outside` is before, after or between the journeys. */
  readonly kind: 'impossible' | 'outside';
  readonly previous: string | null;
  readonly next: string | null;
}

interface DayOptions {
  /** Without them the height is null. */
  readonly heights?: Heights;
}

/** Collects what is known of a day, `YYYY-MM-DD`. Takes time linear in the number of stops. */
export function expeditionDay(
  calendar: ExpeditionCalendar,
  date: string,
  { heights }: DayOptions = {},
): ExpeditionDay | DayWithoutPage {
  const { journey } = calendar;
  if (!isDay(date)) return { kind: 'impossible', previous: null, next: meantDay(calendar, date) };
  const near = { previous: nearestDay(calendar, date, -1), next: nearestDay(calendar, date, 1) };
  if (!hasPage(calendar, date)) return { kind: 'outside', ...near };
  const where = positionOfDay(journey, date);
  const { places, texts } = getJourneyDay(journey, date);
  const stops = stopsOn(journey, date).map(({ place }) => place);
  const ids = new Set(stops.map(({ id }) => id));
  const exact = textsOfDay(calendar, date);
  const exactIds = new Set(exact.map(({ text_id }) => text_id));
  return {
    kind: 'day',
    date,
    where,
    stops: stops.map(toDayPlace),
    possible: places.flatMap(({ place }) => (ids.has(place.id) ? [] : [toDayPlace(place)])),
    height: heights === undefined ? null : heightOf(journey, heights, where, dateToMoment(journey, date)),
    texts: exact,
    coarseTexts: texts.flatMap(({ text }) => (exactIds.has(text.text_id) ? [] : [text])),
    images: imagesOfDay(calendar, date),
    ...near,
  };
}

/** The day with a page that was probably meant by a text; null if there is none. */
function meantDay(calendar: ExpeditionCalendar, text: string): string | null {
  const date = readLooseDate(text);
  return date !== null && hasPage(calendar, date) ? date : null;
}

/** The stops that were reached, left or stayed at on a day. */
function stopsOn(journey: Journey, date: string): readonly JourneyStop[] {
  const day = Math.floor(dateToMoment(journey, date));
  return journey.stops.filter(
    ({ arrival, departure }) => Math.floor(arrival) <= day && day <= Math.floor(departure),
  );
}

function positionOfDay(journey: Journey, date: string): DayPosition {
  const where = positionOn(journey, dateToMoment(journey, date));
  const { precision, isAbout } = where.day;
  const certainty: DatePrecision = isAbout && precision === 'day' ? 'month' : precision;
  const position = where.isPositionKnown ? where.position : null;
  if (where.kind === 'stop') {
    const { place } = where.stop;
    return { kind: 'stop', at: toDayPlace(place), dayOfStay: where.dayOfStay, position, certainty };
  }
  const [from, to] = [toDayPlace(where.from.place), toDayPlace(where.to.place)];
  if (where.kind === 'pause') return { kind: 'pause', from, to, position: null, certainty };
  return { kind: 'leg', from, to, position, certainty, share: where.share, transport: where.transport };
}

/** Heights between stops are rounded to this number of metres. */
const interpolatedStep = 100;

function heightOf(journey: Journey, heights: Heights, where: DayPosition, moment: number): DayHeight | null {
  if (where.kind === 'stop') {
    const record = heights.get(where.at.id);
    const metres = record === undefined ? null : displayedHeight(record);
    return metres === null ? null : { metres, isInterpolated: false };
  }
  if (where.kind === 'pause') return null;
  const metres = heightAt(heightsOf(journey, heights), moment);
  if (metres === null) return null;
  const rounded = Math.round(metres / interpolatedStep) * interpolatedStep;
  return rounded === 0 ? null : { metres: rounded, isInterpolated: true };
}

const lines = new WeakMap<
  Journey,
  { readonly heights: Heights; readonly line: ReturnType<typeof journeyHeights> }
>();

/** Computed once per journey and heights. */
function heightsOf(journey: Journey, heights: Heights): ReturnType<typeof journeyHeights> {
  const known = lines.get(journey);
  if (known?.heights === heights) return known.line;
  const line = journeyHeights(journey, heights);
  lines.set(journey, { heights, line });
  return line;
}

function toDayPlace({ id, record }: Place): DayPlace {
  const { title_ru, title_en, date, enddate, date_format, date_acc } = record;
  return { id, title_ru, title_en, date, enddate, date_format, date_acc };
}
