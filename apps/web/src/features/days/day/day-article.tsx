import { weekday } from '@cae-map/expedition/days/month-calendar';
import { isShown } from '@cae-map/expedition/places/images';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { CitationPanel } from '../../../ui/record-page/citation-panel.tsx';
import { PictureCards } from '../../../ui/record-page/picture-cards.tsx';
import { TravelMap } from '../../../ui/travel-map/travel-map.tsx';
import { MonthTable } from '../calendar/month-table.tsx';
import { daysMessages } from '../messages/index.ts';
import styles from './day-article.module.css';
import { DayEntries } from './day-entries.tsx';
import type { DayPage } from './day-query.ts';
import { dayRecord } from './day-record.ts';
import { formatDay, formatMonth } from '../format-days.ts';
import { WhereSection } from './where-section.tsx';

/** A day: where the expedition was, what was written and painted, and the calendar of the month. */
export function DayArticle({ page }: { readonly page: DayPage }) {
  const { language, messages } = useLanguage(daysMessages);
  const { day, paintings, paintingCount, drawing, month } = page;
  const { date, where } = day;
  const record = dayRecord(page, language, messages);
  const title = formatDay(date, language);
  const images = day.images.filter((image) => isShown(image, false));
  const placeId = where.kind === 'stop' ? where.at.id : where.to.id;
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={record.ancestors} />
      <h1 className={`${pageStyles.heading} ${styles.title}`}>
        {title} <span className={styles.weekday}>{messages.days.weekdays[weekday(date)]}</span>
      </h1>
      <nav className={styles.neighbours} aria-label={messages.days.neighbours}>
        <Neighbour date={day.previous} isNext={false} />
        <Neighbour date={day.next} isNext />
      </nav>
      <div className={styles.columns}>
        <div className={styles.main}>
          <WhereSection day={day} />
          {drawing !== null && <TravelMap drawing={drawing} label={messages.day.map(title)} />}
          <p className={styles.onMap}>
            <LocalLink to={`${paths.place(placeId)}#d=${date}`}>{messages.day.onMap}</LocalLink>
          </p>
          <DayEntries page={page} />
          {images.length > 0 && (
            <section className={styles.section}>
              <h2>{messages.day.pictures}</h2>
              <PictureCards images={images} />
            </section>
          )}
          {paintings.length > 0 && (
            <section className={styles.section}>
              <h2>{messages.day.paintings(paintingCount)}</h2>
              <p className={styles.quiet}>{messages.day.paintingsHint}</p>
              <PictureCards images={paintings} />
              {paintingCount > paintings.length && (
                <p className={styles.more}>
                  <LocalLink to={`${paths.paintings()}?stop=${placeId}`}>
                    {messages.day.allPaintings}
                  </LocalLink>
                </p>
              )}
            </section>
          )}
        </div>
        {month !== null && (
          <aside className={styles.side} aria-labelledby="month">
            <h2 id="month">
              <LocalLink to={paths.days(month.month)}>{formatMonth(month.month, language)}</LocalLink>
            </h2>
            <MonthTable month={month} current={date} />
          </aside>
        )}
      </div>
      <CitationPanel record={record} />
    </article>
  );
}

function Neighbour({ date, isNext }: { readonly date: string | null; readonly isNext: boolean }) {
  const { language } = useLanguage();
  if (date === null) return <span />;
  const title = formatDay(date, language);
  return (
    <LocalLink to={paths.day(date)} rel={isNext ? 'next' : 'prev'}>
      {isNext ? `${title} →` : `← ${title}`}
    </LocalLink>
  );
}
