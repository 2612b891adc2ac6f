import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { BookTexts } from '@cae-map/expedition/place-view';
import { textEntry } from '@cae-map/expedition/text-entry';
import { textIn } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/paths.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './chronicle.module.css';
import paneStyles from '../../ui/pane-section.module.css';
import { useTextsState } from '../../lib/place-view/use-place-view.ts';
import type { PlaceSectionProps } from '../../lib/place-section.ts';

/** What the books say of a stop, each book with its author. */
export function Chronicle({ view: { books, place } }: PlaceSectionProps) {
  const { words } = useLanguage();
  if (books === null || books.length === 0) {
    return (
      <section className={paneStyles.section}>
        <h2 className={paneStyles.heading}>{words.place.chronicle}</h2>
        {books === null ? (
          <TextsOnTheWay placeId={place.place_id} />
        ) : (
          <p className={paneStyles.quiet}>{words.place.chronicleEmpty}</p>
        )}
      </section>
    );
  }
  return books.map((book) => <BookExcerpts key={book.book_id} book={book} />);
}

function TextsOnTheWay({ placeId }: { readonly placeId: number }) {
  const { words } = useLanguage();
  const texts = useTextsState(placeId);
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
  const title = textIn(book, 'book_title', language).text;
  const author = textIn(book, 'book_author', language).text;
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
  const { dates, content } = textEntry(text, language);
  return (
    <div className={styles.entry}>
      <p className={styles.head}>
        {dates !== null && <span className={styles.date}>{dates}</span>}
        <LocalLink
          to={`${paths.chapter(text.book_id, text.chapter_id)}#text-${text.text_id}`}
          className={styles.chapter ?? ''}
        >
          {textIn(text, 'chapter_title', language).text}
        </LocalLink>
      </p>
      <RichText html={content.text} lang={content.language} className={styles.text ?? ''} />
    </div>
  );
}
