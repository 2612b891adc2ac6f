import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { addTo } from '../group-by.ts';
import { compareTexts } from '../texts/compare-texts.ts';
import { daysOfText } from '../texts/days-of-text.ts';
import { isDay } from '../journey/day-numbers.ts';
import type { Journey } from '../journey/journey.ts';
import { dateToMoment } from '../journey/moment.ts';
import { shiftDay } from '../journey/months.ts';
import { positionOn } from '../journey/position/position.ts';
import { getJourneyDay } from '../journey/days/day.ts';

/** The journey with the texts of each day, also those that name no place. */
export interface ExpeditionCalendar {
  readonly journey: Journey;
  readonly textsByDay: ReadonlyMap<string, readonly TextIdRecord[]>;
  /** The days with texts, in order. */
  readonly textDays: readonly string[];
}

const cache = new WeakMap<readonly TextIdRecord[], ExpeditionCalendar>();

/** Indexes the texts by day; computed once per journey and list of texts. */
export function createExpeditionCalendar(
  journey: Journey,
  textIds: readonly TextIdRecord[],
): ExpeditionCalendar {
  const known = cache.get(textIds);
  if (known?.journey === journey) return known;
  const textsByDay = new Map<string, TextIdRecord[]>();
  for (const text of textIds.toSorted(compareTexts)) {
    for (const day of daysOfText(text)) addTo(textsByDay, day, text);
  }
  const calendar = { journey, textsByDay, textDays: [...textsByDay.keys()].toSorted() };
  cache.set(textIds, calendar);
  return calendar;
}

/** The texts of exactly a day. */
export function textsOfDay({ textsByDay }: ExpeditionCalendar, date: string): readonly TextIdRecord[] {
  return textsByDay.get(date) ?? [];
}

/** The pictures with exactly a date. */
export function imagesOfDay({ journey }: ExpeditionCalendar, date: string): readonly ImageRecord[] {
  return getJourneyDay(journey, date).images;
}

/** Whether a day has a page: within the journeys all have one, between them those of which something is known. */
export function hasPage(calendar: ExpeditionCalendar, date: string): boolean {
  const { journey } = calendar;
  if (!isDay(date) || date < journey.firstDay || date > journey.lastDay) return false;
  if (positionOn(journey, dateToMoment(journey, date)).kind !== 'pause') return true;
  return textsOfDay(calendar, date).length > 0 || imagesOfDay(calendar, date).length > 0;
}

/** The nearest earlier (-1) or later (1) day with a page; null at the ends of the journeys. */
export function nearestDay(calendar: ExpeditionCalendar, date: string, step: -1 | 1): string | null {
  const { journey, textDays } = calendar;
  const { firstDay, lastDay } = journey;
  if (step === 1 && date < firstDay) return firstDay;
  if (step === -1 && date > lastDay) return lastDay;
  const shifted = shiftDay(date, step);
  if (shifted < firstDay || shifted > lastDay || shifted === date) return null;
  if (hasPage(calendar, shifted)) return shifted;
  const where = positionOn(journey, dateToMoment(journey, shifted));
  if (where.kind !== 'pause') return shifted;
  // Between two journeys only the days of texts have a page until the next one begins.
  const edge = shiftDay(firstDay, Math.floor(step === 1 ? where.to.arrival : where.from.departure));
  const between =
    step === 1
      ? textDays.find((day) => day > date && day < edge)
      : textDays.findLast((day) => day < date && day > edge);
  return between ?? edge;
}
