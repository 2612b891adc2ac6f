import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { booksMessages } from '../messages/index.ts';
import { BookFiles } from './book-files.tsx';
import { ContinueBook } from './continue-book.tsx';
import { readingMinutes } from './reading-minutes.ts';
import { restoreProgress } from '../progress/reading-progress.ts';
import { chapterMonths } from './chapter-months.ts';
import styles from './books-screen.module.css';
import { libraryQuery, type BookWithChapters } from './library-query.ts';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

if (!import.meta.env.SSR) restoreProgress();

/** The list of books with their chapters. */
function BooksScreen() {
  const { messages } = useLanguage(booksMessages);
  const { data, error, refetch } = useQuery(libraryQuery(useApiClient()));
  usePageHead({ title: messages.books.heading, description: messages.books.intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.books.heading}</h1>
      <p className={pageStyles.intro}>{messages.books.intro}</p>
      {data.map((entry) => (
        <BookSection key={entry.book.book_id} entry={entry} />
      ))}
      <p className={styles.more}>
        <LocalLink to={paths.concordance()}>{messages.concordance.title}</LocalLink>
        <LocalLink to={paths.sources()}>{messages.books.sources}</LocalLink>
        <LocalLink to={paths.people()}>{messages.books.people}</LocalLink>
        <LocalLink to={paths.days()}>{messages.textPage.days}</LocalLink>
        <LocalLink to={paths.paintings()}>{messages.books.paintings}</LocalLink>
      </p>
    </div>
  );
}

function BookSection({ entry }: { readonly entry: BookWithChapters }) {
  const { book, chapters } = entry;
  const { language, messages } = useLanguage(booksMessages);
  return (
    <section className={styles.book} aria-labelledby={`book-${book.book_id}`}>
      <h2
        id={`book-${book.book_id}`}
        className={styles.title}
        {...fieldAttribute('books', book.book_id, 'title')}
      >
        {textIn(book, 'book_title', language).text}
      </h2>
      <div className={styles.author}>
        <p {...fieldAttribute('books', book.book_id, 'author')}>
          {textIn(book, 'book_author', language).text}
        </p>
        <ContinueBook entry={entry} />
      </div>
      <ol className={styles.chapters} aria-label={messages.books.chapters}>
        {chapters.map(({ chapter, textCount, ...lengths }, index) => (
          <li key={chapter.chapter_id}>
            <LocalLink to={paths.chapter(book.book_id, chapter.chapter_id)} className={styles.chapter ?? ''}>
              <span className={styles.number}>{index + 1}</span>
              <span
                className={styles.chapterTitle}
                {...fieldAttribute('chapters', chapter.chapter_id, 'title')}
              >
                {textIn(chapter, 'chapter_title', language).text}
              </span>
              <span className={styles.details}>
                {[
                  chapterMonths(chapter, language),
                  messages.books.texts(textCount),
                  textCount > 0 && messages.books.minutes(readingMinutes([lengths], language)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
      <BookFiles book={book} />
    </section>
  );
}

export const booksScreenModule: ScreenModule = {
  Screen: BooksScreen,
  async prepare({ client, queryClient, language }) {
    const messages = booksMessages.read(language);
    await queryClient.fetchQuery(libraryQuery(client));
    return {
      status: 200,
      head: { title: messages.books.heading, description: messages.books.intro, path: paths.books() },
    };
  },
};
