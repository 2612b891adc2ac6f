import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import { Fragment } from 'react';
import { correctedText } from '../../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { SuggestCorrection } from '../../../ui/corrections/suggest-correction.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { DayLink } from '../../../ui/links/day-link.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { CitationPanel } from '../../../ui/record-page/citation-panel.tsx';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { booksMessages } from '../messages/index.ts';
import { TextBody } from '../text/text-body.tsx';
import styles from './text-article.module.css';
import type { TextNeighbour, TextPageData } from './text-page-query.ts';
import { textRecord } from './text-record.ts';

/** A text with its book, its day, its places and its sources. */
export function TextArticle({ page }: { readonly page: TextPageData }) {
  const { language, messages } = useLanguage(booksMessages);
  const { text, chapter, book, places, sources, previous, next } = page;
  const { dates, place } = textEntry(text, language);
  const record = textRecord(page, language, messages);
  const author = textIn(book, 'book_author', language);
  const bookTitle = textIn(book, 'book_title', language);
  const rights = textIn(book, 'book_rights', language);
  const [day] = daysOfText(text);
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={record.ancestors} />
      <h1 className={`${pageStyles.heading} ${styles.title}`}>
        {dates ?? messages.books.undated}
        {place.text !== '' && (
          <span className={styles.place} lang={place.language}>
            {place.text}
          </span>
        )}
      </h1>
      <p className={styles.book}>
        {author.text !== '' && <span lang={author.language}>{author.text}. </span>}
        <span lang={bookTitle.language}>{bookTitle.text}</span>
      </p>
      <TextBody text={text} mode="one" sentences={null} />
      {places.length > 0 && (
        <p className={styles.places}>
          {messages.textPage.places}{' '}
          {places.map((each, index) => {
            const title = titleIn(each, language);
            return (
              <Fragment key={each.id}>
                {index > 0 && ', '}
                <PlaceLink placeId={each.id} lang={title.language}>
                  {title.text}
                </PlaceLink>
              </Fragment>
            );
          })}
        </p>
      )}
      <SourceLine label={messages.place.restsOn} sources={sources} />
      {rights.text !== '' && (
        <p className={styles.rights} lang={rights.language}>
          {rights.text}
        </p>
      )}
      <p className={styles.links}>
        <LocalLink to={paths.text(book.book_id, chapter.chapter_id, text.text_id)}>
          {messages.textPage.inChapter}
        </LocalLink>
        {day !== undefined && <DayLink date={day} />}
        <SuggestCorrection record={correctedText(text.text_id, record.title)} />
      </p>
      <nav className={styles.neighbours} aria-label={messages.textPage.neighbours}>
        <Neighbour text={previous} isNext={false} />
        <Neighbour text={next} isNext />
      </nav>
      <CitationPanel record={record} />
    </article>
  );
}

function Neighbour({ text, isNext }: { readonly text: TextNeighbour | null; readonly isNext: boolean }) {
  const { language, messages } = useLanguage(booksMessages);
  if (text === null) return <span />;
  const { text_date: date, text_enddate: enddate, date_format } = text;
  const dates = formatDateRange({ date, enddate: enddate ?? date, date_format }, language);
  const title = dates ?? messages.books.undated;
  return (
    <LocalLink to={paths.textPage(text.text_id)} rel={isNext ? 'next' : 'prev'}>
      {isNext ? `${title} →` : `← ${title}`}
    </LocalLink>
  );
}
