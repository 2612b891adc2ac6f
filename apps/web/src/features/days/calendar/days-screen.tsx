import type { ListedMonth } from '@cae-map/expedition/days/month-calendar';
import { useQuery } from '@tanstack/react-query';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { CSSProperties } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { monthsQuery, type ExpeditionMonths } from '../calendar-query.ts';
import { formatDay, formatMonth } from '../format-days.ts';
import { daysMessages, type DaysMessages } from '../messages/index.ts';
import { AmountScale } from './amount-scale.tsx';
import amountStyles from './amount.module.css';
import styles from './days-screen.module.css';
import { daysRecord } from './days-record.ts';

/** All months of the expedition, by year. */
function DaysScreen() {
  const { messages } = useLanguage(daysMessages);
  const { data, error, refetch } = useQuery(monthsQuery(useApiClient()));
  usePageHead({ title: messages.days.heading, description: messages.days.intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  const years = [...new Set(data.months.map(({ month }) => month.slice(0, 4)))];
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.days.heading}</h1>
      <p className={pageStyles.intro}>{messages.days.intro}</p>
      {years.map((year) => (
        <section key={year} aria-labelledby={`year-${year}`} className={styles.year}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className={styles.months}>
            {data.months
              .filter(({ month }) => month.startsWith(year))
              .map((month) => (
                <Month key={month.month} month={month} />
              ))}
          </ul>
        </section>
      ))}
      <AmountScale />
    </div>
  );
}

function Month({ month: { month, texts, images, amount } }: { readonly month: ListedMonth }) {
  const { language, messages } = useLanguage(daysMessages);
  const index = Number(month.slice(5, 7));
  const known = messages.days.amount(texts, images);
  return (
    <li style={{ '--month': index } as CSSProperties} className={styles.cell}>
      <LocalLink
        to={paths.days(month)}
        className={`${amountStyles.amount} ${styles.month}`}
        data-amount={amount}
        aria-label={`${formatMonth(month, language)}: ${known}`}
        title={known}
      >
        {messages.days.months[index - 1]}
      </LocalLink>
    </li>
  );
}

function describe(
  { firstDay, lastDay }: ExpeditionMonths,
  language: ContentLanguage,
  messages: DaysMessages,
) {
  return firstDay === ''
    ? messages.days.intro
    : messages.days.describeAll(formatDay(firstDay, language), formatDay(lastDay, language));
}

export const daysScreenModule: ScreenModule = {
  Screen: DaysScreen,
  async prepare({ client, queryClient, language }) {
    const messages = daysMessages.read(language);
    const months = await queryClient.fetchQuery(monthsQuery(client));
    const description = describe(months, language, messages);
    const record = daysRecord(months, description, messages);
    return { status: 200, head: { title: record.title, description, path: record.path }, record };
  },
};
