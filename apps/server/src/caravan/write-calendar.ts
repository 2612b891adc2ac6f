import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { addDays } from '@cae-map/expedition/dates/calendar';
import { ICalCalendar, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { feedTexts } from './feed-texts.ts';
import type { CaravanEntry } from './list-entries.ts';

/** The path of the calendar without the language. */
export const calendarPath = '/calendar.ics';

interface CalendarContent {
  readonly entries: readonly CaravanEntry[];
  readonly language: ContentLanguage;
  readonly origin: string;
  /** `YYYY-MM-DD`: the calendar is the same for the whole day. */
  readonly today: string;
}

/** How often programs fetch the calendar again, in seconds. */
const refreshSeconds = 12 * 60 * 60;

/**
 * Writes the days as an iCalendar file (RFC 5545): events of whole days, which end before the next day, without a time zone, so that they
 * are on the same date everywhere. The id of an event depends on nothing but its day and its language.
 */
export function writeCalendar({ entries, language, origin, today }: CalendarContent): string {
  const { title, description } = feedTexts[language];
  const base = `${origin}${pathPrefixes[language]}`;
  const { host } = new URL(origin);
  const calendar = new ICalCalendar({
    prodId: { company: 'CAE Map', product: 'Caravan', language: language.toUpperCase() },
    name: title,
    description,
    url: `${base}/today`,
    source: base + calendarPath,
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.date}-${language}@${host}`,
      stamp: utcDate(today),
      start: utcDate(entry.today),
      end: utcDate(addDays(entry.today, 1)),
      allDay: true,
      summary: cleanText(entry.title),
      description: cleanText([...entry.sentences, entry.url].join('\n')),
      url: entry.url,
      // A reader is not busy on these days.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}

function utcDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Control characters would end a line of the file. */
function cleanText(text: string): string {
  return text.replaceAll(/[\p{Cs}\u2028\u2029]|[^\P{Cc}\n]/gu, ' ');
}
