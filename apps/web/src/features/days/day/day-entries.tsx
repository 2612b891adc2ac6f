import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { DayInBooks } from '../../../ui/links/day-in-books.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { daysMessages } from '../messages/index.ts';
import styles from './day-article.module.css';
import type { DayPage } from './day-query.ts';
import { formatDay } from '../format-days.ts';

/** What was written on a day; without an entry the nearest days that have one. */
export function DayEntries({ page }: { readonly page: DayPage }) {
  const { messages } = useLanguage(daysMessages);
  const { day, texts, previousEntry, nextEntry } = page;
  const books = new Set(texts.map(({ book_id }) => book_id));
  return (
    <section className={styles.section} aria-labelledby="written">
      <h2 id="written">{messages.day.written}</h2>
      {texts.length === 0 && <p>{messages.day.nothingWritten}</p>}
      {texts.map((text) => (
        <Entry key={text.text_id} text={text} />
      ))}
      {books.size > 1 && <DayInBooks date={day.date} />}
      {texts.length === 0 && (
        <ul className={styles.nearest}>
          <NearestEntry label={messages.day.previousEntry} date={previousEntry} />
          <NearestEntry label={messages.day.nextEntry} date={nextEntry} />
        </ul>
      )}
      {day.coarseTexts.length > 0 && (
        <div className={styles.places}>
          <h3>{messages.day.wholePeriod}</h3>
          <ul>
            {day.coarseTexts.map((text) => (
              <li key={text.text_id}>
                <CoarseText text={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Entry({ text }: { readonly text: TextInContextRecord }) {
  const { language, messages } = useLanguage(daysMessages);
  const { dates, place, content } = textEntry(text, language);
  const book = textIn(text, 'book_title', language);
  const author = textIn(text, 'book_author', language);
  return (
    <div className={styles.entry}>
      <h3 className={styles.entryTitle}>
        <LocalLink to={paths.textPage(text.text_id)}>
          {[dates ?? messages.day.undated, place.text].filter(Boolean).join(' · ')}
        </LocalLink>
      </h3>
      <p className={styles.quiet}>
        {author.text !== '' && <span lang={author.language}>{author.text}. </span>}
        <LocalLink to={paths.text(text.book_id, text.chapter_id, text.text_id)} lang={book.language}>
          {book.text}
        </LocalLink>
      </p>
      <RichText html={content.text} lang={content.language} className={styles.text ?? ''} />
      {content.language !== language && content.text.trim() !== '' && (
        <p className={styles.quiet}>{messages.place.languages.onlyIn[content.language]}</p>
      )}
    </div>
  );
}

function NearestEntry({ label, date }: { readonly label: string; readonly date: string | null }) {
  const { language } = useLanguage();
  if (date === null) return null;
  return (
    <li>
      {label} <LocalLink to={paths.day(date)}>{formatDay(date, language)}</LocalLink>
    </li>
  );
}

function CoarseText({ text }: { readonly text: TextIdRecord }) {
  const { language, messages } = useLanguage(daysMessages);
  const { text_date: date, text_enddate: enddate, date_format } = text;
  return (
    <LocalLink to={paths.textPage(text.text_id)}>
      {formatDateRange({ date, enddate: enddate ?? date, date_format }, language) ?? messages.day.undated}
    </LocalLink>
  );
}
