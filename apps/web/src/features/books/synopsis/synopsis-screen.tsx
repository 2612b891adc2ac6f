import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { isDay } from '@cae-map/expedition/journey/day-numbers';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { booksMessages } from '../messages/index.ts';
import { TextBody } from '../text/text-body.tsx';
import { bookDayQuery, type BookDay } from './book-day-query.ts';
import { Differences } from './differences.tsx';
import styles from './synopsis-screen.module.css';

/** What each book has about one day, side by side. */
function SynopsisScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(booksMessages);
  const date = parameters.date ?? '';
  const client = useApiClient();
  const { data, error, refetch } = useQuery({ ...bookDayQuery(client, date), enabled: isDay(date) });
  usePageHead(headOf(date, language, messages));
  if (!isDay(date) || data?.books.length === 0) return <NoTexts date={date} day={data} />;
  if (data === undefined)
    return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return <Accounts key={date} date={date} day={data} />;
}

function NoTexts({ date, day }: { readonly date: string; readonly day: BookDay | undefined }) {
  const { language, messages } = useLanguage(booksMessages);
  const near = [day?.previous, day?.next].filter((each) => typeof each === 'string');
  return (
    <MessagePage
      title={messages.synopsis.noTexts}
      text={isDay(date) ? messages.synopsis.noTextsOf(formatDay(date, language)) : messages.synopsis.notADay}
      links={[
        ...near.map((each) => ({ to: paths.synopsis(each), label: formatDay(each, language) })),
        { to: paths.books(), label: messages.books.allBooks },
      ]}
    />
  );
}

interface AccountsProps {
  readonly date: string;
  readonly day: BookDay;
}

function Accounts({ date, day: { books, previous, next } }: AccountsProps) {
  const { language, messages } = useLanguage(booksMessages);
  // Browsers may split sentences differently than the server.
  const isInBrowser = useIsInBrowser();
  const places = books.flat().flatMap((text) => placesAboutText(markedContent(text)));
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <p className={styles.books}>
        <LocalLink to={paths.books()}>{messages.books.heading}</LocalLink>
      </p>
      <h1 className={`${pageStyles.heading} ${styles.title}`}>{formatDay(date, language)}</h1>
      <p className={pageStyles.intro}>
        {books.length > 1 ? messages.synopsis.intro : messages.synopsis.introOfOne}
      </p>
      {places[0] !== undefined && (
        <p>
          <LocalLink to={`${paths.place(places[0])}#d=${date}`}>{messages.synopsis.onMap}</LocalLink>
        </p>
      )}
      <nav className={styles.days} aria-label={messages.synopsis.days}>
        {previous !== null && (
          <LocalLink to={paths.synopsis(previous)} rel="prev">
            {`← ${formatDay(previous, language)}`}
          </LocalLink>
        )}
        {next !== null && (
          <LocalLink to={paths.synopsis(next)} rel="next">
            {`${formatDay(next, language)} →`}
          </LocalLink>
        )}
      </nav>
      <div className={styles.accounts} data-count={books.length}>
        {books.map((texts) => (
          <Account key={texts[0]?.book_id} texts={texts} showsBothLanguages={books.length === 1} />
        ))}
      </div>
      {/* The last part of the page, so that it moves nothing. */}
      {isInBrowser && <Differences books={books} />}
    </div>
  );
}

interface AccountProps {
  readonly texts: readonly TextInContextRecord[];
  readonly showsBothLanguages: boolean;
}

/** The texts of one book about the day. */
function Account({ texts, showsBothLanguages }: AccountProps) {
  const { language, messages } = useLanguage(booksMessages);
  const [first] = texts;
  if (first === undefined) return null;
  const author = textIn(first, 'book_author', language);
  const title = textIn(first, 'book_title', language);
  return (
    <section className={styles.account} aria-labelledby={`account-${first.book_id}`}>
      <h2 id={`account-${first.book_id}`} className={styles.heading} lang={title.language}>
        {title.text}
      </h2>
      <p className={styles.quiet} lang={author.language}>
        {author.text}
      </p>
      {texts.map((text) => {
        const { dates, place } = textEntry(text, language);
        return (
          <div key={text.text_id} className={styles.text}>
            <p className={styles.where}>
              <LocalLink to={paths.text(text.book_id, text.chapter_id, text.text_id)}>
                {[dates ?? messages.books.undated, place.text].filter(Boolean).join(' · ')}
              </LocalLink>
            </p>
            <TextBody text={text} mode={showsBothLanguages ? 'side' : 'one'} sentences={null} />
          </div>
        );
      })}
    </section>
  );
}

function formatDay(date: string, language: ContentLanguage): string {
  return formatDate(date, 'YYYY-MM-DD', language) ?? date;
}

function headOf(
  date: string,
  language: ContentLanguage,
  { synopsis }: { readonly synopsis: { readonly title: (day: string) => string; readonly intro: string } },
) {
  return { title: synopsis.title(formatDay(date, language)), description: synopsis.intro };
}

export const synopsisScreenModule: ScreenModule = {
  Screen: SynopsisScreen,
  async prepare({ parameters, language, client, queryClient }) {
    const { synopsis } = booksMessages.read(language);
    const date = parameters.date ?? '';
    const day = isDay(date) ? await queryClient.fetchQuery(bookDayQuery(client, date)) : null;
    if (day === null || day.books.length === 0)
      return { status: 404, head: { title: synopsis.noTexts, description: synopsis.notADay } };
    // The page is not indexed: the chapters have the same texts.
    return { status: 200, head: headOf(date, language, { synopsis }) };
  },
};
