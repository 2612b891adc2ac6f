import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { quoteSentence } from '@cae-map/expedition/sentences/address/sentence-quote';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { formatSentenceHash } from '../address/reading-address.ts';
import { booksMessages } from '../messages/index.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { listBookDifferences, listLanguageDifferences, type DifferingSentence } from './list-differences.ts';
import styles from './synopsis-screen.module.css';

/** What differs between the accounts of a day, with both sentences: between books, or between the two languages of a single one. */
export function Differences({ books }: { readonly books: readonly (readonly TextInContextRecord[])[] }) {
  const { language, messages } = useLanguage(booksMessages);
  const differences = useMemo(
    () =>
      books.length > 1
        ? listBookDifferences(books, recordLanguageOf[language])
        : books.flat().flatMap(listLanguageDifferences),
    [books, language],
  );
  return (
    <section className={styles.differences} aria-labelledby="differences">
      <h2 id="differences" className={styles.heading}>
        {messages.synopsis.differences}
      </h2>
      {differences.length === 0 && (
        <p className={styles.quiet}>
          {books.length > 1 ? messages.synopsis.booksAgree : messages.synopsis.languagesAgree}
        </p>
      )}
      {differences.length > 0 && (
        <ul>
          {differences.map(({ kind, first, second }, index) => (
            // The list of a day never changes its order.
            <li key={index} className={styles.difference}>
              <h3 className={styles.kind}>{messages.synopsis.kinds[kind]}</h3>
              <Side side={first} />
              <Side side={second} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A sentence with what differs marked, and a link to it. */
function Side({ side }: { readonly side: DifferingSentence<TextInContextRecord> }) {
  const { language: pageLanguage } = useLanguage();
  const { text, language, sentence, written } = side;
  const quote = quoteSentence(bilingualText(text)[language], sentence.index);
  const to =
    quote === null
      ? paths.text(text.book_id, text.chapter_id, text.text_id)
      : paths.chapter(text.book_id, text.chapter_id) + formatSentenceHash(text.text_id, quote);
  const at = written === null ? -1 : sentence.text.indexOf(written);
  return (
    <blockquote className={styles.side}>
      <p lang={language}>
        {written === null || at === -1 ? (
          sentence.text
        ) : (
          <>
            {sentence.text.slice(0, at)}
            <mark>{written}</mark>
            {sentence.text.slice(at + written.length)}
          </>
        )}
      </p>
      <LocalLink to={to} className={styles.source ?? ''}>
        {textIn(text, 'book_title', pageLanguage).text} · {textIn(text, 'chapter_title', pageLanguage).text}
      </LocalLink>
    </blockquote>
  );
}
