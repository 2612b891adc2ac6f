import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { formatDateRange } from '@cae-map/expedition/dates';
import type { BookTexts } from '@cae-map/expedition/place-view';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/paths.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './chronicle.module.css';
import paneStyles from './place-pane.module.css';
import type { TextsState } from './use-place-view.ts';

interface ChronicleProps {
  /** The texts by book, or null while they are not loaded. */
  readonly books: readonly BookTexts[] | null;
  readonly texts: TextsState;
}

/** What the books say of a stop, each book with its author. */
export function Chronicle({ books, texts }: ChronicleProps) {
  const { words } = useLanguage();
  if (books === null || books.length === 0) {
    return (
      <section className={paneStyles.section}>
        <h2 className={paneStyles.heading}>{words.place.chronicle}</h2>
        {books === null ? (
          <TextsOnTheWay texts={texts} />
        ) : (
          <p className={paneStyles.quiet}>{words.place.chronicleEmpty}</p>
        )}
      </section>
    );
  }
  return books.map((book) => <BookExcerpts key={book.book_id} book={book} />);
}

function TextsOnTheWay({ texts }: { readonly texts: TextsState }) {
  const { words } = useLanguage();
  if (!texts.failed) return <p role="status">{words.place.textsLoading}</p>;
  return (
    <p role="alert">
      {words.place.textsFailed}
      <button type="button" className={paneStyles.button} onClick={texts.retry}>
        {words.failure.retry}
      </button>
    </p>
  );
}

function BookExcerpts({ book }: { readonly book: BookTexts }) {
  const { language, words } = useLanguage();
  // Our own texts are called the chronicle; a diary by another hand goes by its own name.
  const isChronicle = book.book_type === 'chronicle';
  const title = language === 'ru' ? book.book_title : book.book_title_en || book.book_title;
  const author = language === 'ru' ? book.book_author : book.book_author_en || book.book_author;
  return (
    <section className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{isChronicle ? words.place.chronicle : title}</h2>
      <p className={paneStyles.byline}>{isChronicle ? words.place.chronicleBy : author}</p>
      {book.texts.map((text) => (
        <Entry key={text.text_id} text={text} />
      ))}
    </section>
  );
}

function Entry({ text }: { readonly text: TextInContextRecord }) {
  const { language } = useLanguage();
  const dates = formatDateRange(
    { date: text.text_date, enddate: text.text_enddate ?? text.text_date, date_format: text.date_format },
    language,
  );
  const inLanguage = language === 'ru' || text.text_content_en === '';
  const chapter = language === 'ru' ? text.chapter_title : text.chapter_title_en || text.chapter_title;
  return (
    <div className={styles.entry}>
      <p className={styles.head}>
        {dates !== null && <span className={styles.date}>{dates}</span>}
        <LocalLink
          to={`${paths.chapter(text.book_id, text.chapter_id)}#text-${text.text_id}`}
          className={styles.chapter ?? ''}
        >
          {chapter}
        </LocalLink>
      </p>
      <RichText
        html={inLanguage ? text.text_content : text.text_content_en}
        lang={inLanguage ? 'ru' : 'en'}
        className={styles.text ?? ''}
      />
    </div>
  );
}
