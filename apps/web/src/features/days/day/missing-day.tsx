import type { DayWithoutPage } from '@cae-map/expedition/days/expedition-day';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { daysMessages } from '../messages/index.ts';
import { formatDay } from '../format-days.ts';

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
  const near = [previous, next].filter((day) => day !== null);
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
