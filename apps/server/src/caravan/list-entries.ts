import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { caravanDay } from '@cae-map/expedition/caravan/caravan-day';
import { describeCaravanDay } from '@cae-map/expedition/caravan/caravan-text';
import { hundredYearsAfter } from '@cae-map/expedition/caravan/hundred-years';
import { addDays } from '@cae-map/expedition/dates/calendar';
import type { ExpeditionCalendar } from '@cae-map/expedition/days/expedition-calendar';

/** A day in a feed or a calendar. */
export interface CaravanEntry {
  /** The day of the reader, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day of the expedition. */
  readonly date: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** The page of the day, or the page of today if the day has none. */
  readonly url: string;
}

interface EntriesOptions {
  readonly language: ContentLanguage;
  /** Scheme and host of the product. */
  readonly origin: string;
  /** The first and the last day of the reader, both included. */
  readonly from: string;
  readonly to: string;
}

/** The days of the caravan from one day of the reader to another, the earliest first. */
export function listEntries(
  calendar: ExpeditionCalendar | null,
  { language, origin, from, to }: EntriesOptions,
): CaravanEntry[] {
  if (calendar === null) return [];
  const pageUrl = (path: string): string => `${origin}${pathPrefixes[language]}${path}`;
  const entries: CaravanEntry[] = [];
  for (let today = from; today <= to; today = addDays(today, 1)) {
    const caravan = caravanDay(calendar, today);
    if (caravan?.kind === 'day') {
      const { date, where, details } = describeCaravanDay(caravan, language);
      const url = pageUrl(`/day/${caravan.date}`);
      entries.push({ today, date: caravan.date, title: `${date}: ${where}`, sentences: details, url });
    }
    if (today === to) break;
  }
  return entries;
}

/** What is next, or that the expedition has ended, as the one entry of a time without days; dated to the day after the last one. */
export function entryBetween(
  calendar: ExpeditionCalendar | null,
  { language, origin, to }: EntriesOptions,
): CaravanEntry | null {
  const caravan = calendar && caravanDay(calendar, to);
  if (caravan === null || caravan.kind === 'day' || caravan.previous === null) return null;
  const last = hundredYearsAfter(caravan.previous);
  if (last === null) return null;
  const { where } = describeCaravanDay(caravan, language);
  return {
    today: addDays(last, 1),
    date: addDays(caravan.previous, 1),
    title: where,
    sentences: [],
    url: `${origin}${pathPrefixes[language]}/today`,
  };
}
