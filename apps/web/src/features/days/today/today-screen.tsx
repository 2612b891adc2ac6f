import type { CaravanDayRecord } from '@cae-map/contract/entities/caravan';
import { localDay } from '@cae-map/expedition/caravan/local-time';
import { weekday } from '@cae-map/expedition/days/month-calendar';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { TravelMap } from '../../../ui/travel-map/travel-map.tsx';
import dayStyles from '../day/day-article.module.css';
import { DayEntries } from '../day/day-entries.tsx';
import { dayQuery } from '../day/day-query.ts';
import { WhereSection } from '../day/where-section.tsx';
import { daysMessages } from '../messages/index.ts';
import { SubscribeSection } from '../subscription/subscribe-section.tsx';
import { caravanQuery } from './caravan-query.ts';
import styles from './today.module.css';
import { prepareServedDay, useToday } from './use-today.ts';

/** The page of the day a hundred years ago. */
function TodayScreen() {
  const { messages } = useLanguage(daysMessages);
  const { title, intro } = messages.today;
  const today = useToday();
  const { data, error, refetch } = useQuery(caravanQuery(useApiClient(), today));
  usePageHead({ title, description: intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{title}</h1>
      {data.kind === 'day' ? <Day caravan={data} /> : <NoDay caravan={data} />}
      <SubscribeSection />
    </article>
  );
}

/** A day of the expedition, as on its own page without the calendar. */
function Day({ caravan: { date, text } }: { readonly caravan: CaravanDayRecord }) {
  const { language, messages } = useLanguage(daysMessages);
  const { data, error, refetch } = useQuery(dayQuery(useApiClient(), date));
  const { date: title, details } = text[language];
  const stretch = details.at(-1);
  return (
    <>
      <p className={styles.date}>
        <LocalLink to={paths.day(date)}>{title}</LocalLink>
        <span className={dayStyles.quiet}> {messages.days.weekdays[weekday(date)]}</span>
      </p>
      {data === undefined &&
        (error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />)}
      {data !== undefined && !('kind' in data) && (
        <>
          <WhereSection day={data.day} />
          {data.day.where.certainty !== 'day' && stretch !== undefined && <p>{stretch}</p>}
          {data.drawing !== null && <TravelMap drawing={data.drawing} label={messages.day.map(title)} />}
          <DayEntries page={data} />
        </>
      )}
      <p className={dayStyles.more}>
        <LocalLink to={paths.day(date)}>{messages.today.dayPage}</LocalLink>
      </p>
    </>
  );
}

/** A date before, between or after the journeys: what is next, or that the expedition has ended. */
function NoDay({ caravan: { text } }: { readonly caravan: CaravanDayRecord }) {
  const { language, messages } = useLanguage(daysMessages);
  const { date, where } = text[language];
  return (
    <>
      <p className={styles.date}>{date}</p>
      <p className={dayStyles.answer}>{where}</p>
      <p className={dayStyles.more}>
        <LocalLink to={paths.days()}>{messages.days.allDays}</LocalLink>
      </p>
    </>
  );
}

export const todayScreenModule: ScreenModule = {
  Screen: TodayScreen,
  /** The server adds the day as the parameter `on`, from its clock and the time zone of the query. */
  async prepare({ query, client, queryClient, language }) {
    const { title, intro } = daysMessages.read(language).today;
    const today = query.get('on') ?? localDay(Date.now(), 'UTC');
    await prepareServedDay(queryClient, today);
    const caravan = await queryClient.fetchQuery(caravanQuery(client, today));
    const { date, where } = caravan.text[language];
    if (caravan.kind !== 'day')
      return { status: 200, head: { title, description: `${intro} ${where}`, path: paths.today() } };
    await queryClient.fetchQuery(dayQuery(client, caravan.date));
    // The day has its page for ever, which search engines find.
    const head = { title, description: `${date}: ${where}. ${intro}`, path: paths.day(caravan.date) };
    return { status: 200, head };
  },
};
