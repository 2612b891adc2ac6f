import type { DayWithoutPage } from '@cae-map/expedition/journey/days/expedition-day';
import { isDay } from '@cae-map/expedition/journey/day-numbers';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { daysMessages } from '../messages/index.ts';
import { formatDay } from './day-record.ts';

/** The most characters of the URL that the page repeats. */
const maxEcho = 40;

interface DayWithoutEntryProps {
  /** As the visitor has written it. */
  readonly date: string;
  readonly day: DayWithoutPage;
}

/** The page for a date without a page: what is wrong with it, and where to go. */
export function DayWithoutEntry({ date, day: { kind, previous, next } }: DayWithoutEntryProps) {
  const { language, messages } = useLanguage(daysMessages);
  const meant = kind === 'impossible' ? readLooseDate(date) : null;
  const near = meant === null ? [previous, next].filter((day) => day !== null) : [meant];
  const hint =
    kind === 'impossible'
      ? messages.day.impossibleHint(date.slice(0, maxEcho))
      : messages.day.outsideHint(formatDay(date, language));
  return (
    <MessagePage
      title={messages.day[kind]}
      text={hint}
      links={[
        ...near.map((day) => ({ to: paths.day(day), label: messages.day.nearest(formatDay(day, language)) })),
        { to: paths.days(), label: messages.days.allDays },
      ]}
    />
  );
}

/** The day that was meant by a date such as `1926-5-1` or `1.5.1926`; null if there is none. */
export function readLooseDate(text: string): string | null {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text);
  const european = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text);
  const [year, month, day] = iso?.slice(1) ?? european?.slice(1).toReversed() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) && date !== text ? date : null;
}
