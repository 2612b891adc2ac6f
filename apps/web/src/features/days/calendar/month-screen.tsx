import type { MonthCalendar } from '@cae-map/expedition/days/month-calendar';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { monthQuery } from '../calendar-query.ts';
import { formatDay, formatMonth } from '../format-days.ts';
import { daysMessages } from '../messages/index.ts';
import { MonthTable } from './month-table.tsx';
import styles from './month-screen.module.css';

/** The calendar of a month, and its days with entries. */
function MonthScreen({ parameters: { month = '' } }: ScreenProps) {
  const { language, messages } = useLanguage(daysMessages);
  const { data, error, refetch } = useQuery(monthQuery(useApiClient(), month));
  const title = data ? formatMonth(data.month, language) : messages.days.noMonth;
  usePageHead({ title, description: messages.days.intro });
  if (data === null) {
    return (
      <MessagePage
        title={messages.days.noMonth}
        text={messages.days.noMonthHint}
        links={[{ to: paths.days(), label: messages.days.allDays }]}
      />
    );
  }
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return <Month month={data} />;
}

function Month({ month }: { readonly month: MonthCalendar }) {
  const { language, messages } = useLanguage(daysMessages);
  const days = month.weeks.flat().filter((day) => day !== null && day.texts + day.images > 0);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={[{ label: messages.days.heading, path: paths.days() }]} />
      <h1 className={pageStyles.heading}>{formatMonth(month.month, language)}</h1>
      <p className={pageStyles.intro}>{messages.days.monthIntro(month.texts)}</p>
      <nav className={styles.neighbours} aria-label={messages.days.neighbourMonths}>
        <Neighbour month={month.previous} isNext={false} />
        <Neighbour month={month.next} isNext />
      </nav>
      <MonthTable month={month} />
      {days.length > 0 && (
        <section className={styles.section}>
          <h2>{messages.days.entriesOfMonth}</h2>
          <ul>
            {days.map(
              (day) =>
                day !== null && (
                  <li key={day.date}>
                    <LocalLink to={paths.day(day.date)}>{formatDay(day.date, language)}</LocalLink>{' '}
                    <span className={styles.amount}>{messages.days.amount(day.texts, day.images)}</span>
                  </li>
                ),
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function Neighbour({ month, isNext }: { readonly month: string | null; readonly isNext: boolean }) {
  const { language } = useLanguage();
  if (month === null) return <span />;
  const title = formatMonth(month, language);
  return (
    <LocalLink to={paths.days(month)} rel={isNext ? 'next' : 'prev'}>
      {isNext ? `${title} →` : `← ${title}`}
    </LocalLink>
  );
}

export const monthScreenModule: ScreenModule = {
  Screen: MonthScreen,
  async prepare({ parameters: { month = '' }, client, queryClient, language }) {
    const messages = daysMessages.read(language);
    const calendar = await queryClient.fetchQuery(monthQuery(client, month));
    if (calendar === null)
      return { status: 404, head: { title: messages.days.noMonth, description: messages.days.noMonthHint } };
    const title = formatMonth(month, language);
    const description = `${title}. ${messages.days.monthIntro(calendar.texts)}`;
    return { status: 200, head: { title, description, path: paths.days(month) } };
  },
};
