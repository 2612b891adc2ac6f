import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { caravanDay, type CaravanDay } from '@cae-map/expedition/caravan/caravan-day';
import { isTimeZone, localDay, localHour } from '@cae-map/expedition/caravan/local-time';
import { addDays } from '@cae-map/expedition/dates/calendar';
import type { ExpeditionCalendar } from '@cae-map/expedition/days/expedition-calendar';
import { plainText } from '@cae-map/expedition/search/texts/plain-text';
import { textIn } from '@cae-map/expedition/texts/titles';
import type { FastifyBaseLogger } from 'fastify';
import { readCalendar, type CaravanCalls } from '../../../caravan/read-calendar.ts';
import type { Orm } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/job-kind.ts';
import { recurringJob } from '../../../jobs/recurring-job.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { SharedCalls } from '../../calls.ts';
import { claimSubscription, listTimeZones, markRefused, markSent, postpone } from '../repository.ts';
import { composeDayMail } from './compose-mail.ts';

/** The e-mails of a day are sent between these hours of the reader: later ones have failed in the morning. */
const hours = { first: 7, last: 20 };
/** How often due e-mails are looked for, in milliseconds. */
const interval = 10 * 60 * 1000;
/** The most characters of an entry. */
const longestEntry = 700;
/** After so many failures in succession the mail server is not available: the run ends. */
const maxFailures = 5;

type DayMailCalls = CaravanCalls & Pick<SharedCalls, 'listTextsByDate'>;

interface DayMailsDependencies {
  readonly calls: DayMailCalls;
  readonly mailer: Pick<Mailer, 'deliver'>;
  /** The origin of the product. */
  readonly publicUrl: string;
}

interface DayMailsRun {
  readonly orm: Orm;
  readonly signal: AbortSignal;
}

/** The recurring job that sends the e-mails of the day. */
export function dayMailsJob(dependencies: DayMailsDependencies, log: FastifyBaseLogger): JobKind {
  return recurringJob({
    name: 'caravan-mails',
    every: interval,
    log,
    failure: 'the e-mails of the day could not be sent',
    work: (run) => sendDayMails(dependencies, run),
  });
}

/**
 * Sends the e-mail of the day to each reader in whose time zone it is day. Each is claimed in the database before it is sent, so that
 * processes that run at the same time send it once; one that is killed between the response of the mail server and the commit
 * leaves a claim that expires, and the e-mail is sent again with the same id.
 */
export async function sendDayMails(
  { calls, mailer, publicUrl }: DayMailsDependencies,
  { orm, signal }: DayMailsRun,
): Promise<void> {
  const now = Date.now();
  const due = (await listTimeZones(orm)).filter((zone) => isDue(zone, now));
  if (due.length === 0) return;
  const calendar = await readCalendar(calls);
  if (calendar === null) return;
  const days = new Map<string, PreparedDay | null>();
  let failures = 0;
  for (const zone of due) {
    const today = localDay(now, zone);
    const day = days.get(today) ?? (await prepareDay(calendar, calls, today));
    days.set(today, day);
    if (day === null) continue;
    for (;;) {
      if (signal.aborted || failures >= maxFailures) return;
      const reader = await claimSubscription(orm, zone, today);
      if (reader === null) break;
      const { caravan, entries } = day;
      const mail = composeDayMail(reader, { caravan, entry: entries[reader.lang], publicUrl });
      const delivery = await mailer.deliver(mail);
      failures = delivery === 'failed' ? failures + 1 : 0;
      if (delivery === 'sent') await markSent(orm, reader.subscription_id, today);
      else if (delivery === 'refused') await markRefused(orm, reader.subscription_id, today);
      else await postpone(orm, reader.subscription_id);
    }
  }
}

/** Whether it is the time of the e-mails in a zone. A zone that this version of Node does not know has none. */
function isDue(zone: string, now: number): boolean {
  if (!isTimeZone(zone)) return false;
  const hour = localHour(now, zone);
  return hours.first <= hour && hour <= hours.last;
}

/** What is sent on a day. */
interface PreparedDay {
  readonly caravan: CaravanDay;
  readonly entries: Readonly<Record<ContentLanguage, string>>;
}

/** Null for a day without an e-mail: before, between and after the journeys, except for the day after the end of one. */
async function prepareDay(
  calendar: ExpeditionCalendar,
  calls: DayMailCalls,
  today: string,
): Promise<PreparedDay | null> {
  const caravan = caravanDay(calendar, today);
  if (caravan === null) return null;
  if (caravan.kind !== 'day') {
    const isFirst = caravan.previous !== null && addDays(caravan.previous, 1) === caravan.date;
    return isFirst ? { caravan, entries: { ru: '', en: '' } } : null;
  }
  const texts = caravan.day.texts.length === 0 ? [] : await calls.listTextsByDate({ date: caravan.date });
  const ids = new Set(caravan.day.texts.map(({ text_id }) => text_id));
  const first = texts.find(({ text_id }) => ids.has(text_id));
  const entryIn = (language: ContentLanguage): string =>
    first === undefined ? '' : shorten(plainText(textIn(first, 'text_content', language).text));
  return { caravan, entries: { ru: entryIn('ru'), en: entryIn('en') } };
}

/** Cut at a word. */
function shorten(text: string): string {
  if (text.length <= longestEntry) return text;
  const cut = text.slice(0, longestEntry + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longestEntry).replace(/[\s,;:–—-]+$/, '')}…`;
}
