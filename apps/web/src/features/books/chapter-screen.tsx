import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { textIn } from '@cae-map/expedition/texts/titles';
import type { TextRecord } from '@cae-map/contract/entities/book';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { chapterTextsQuery } from '../../lib/api/texts/chapter-texts-query.ts';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import type { ScreenModule, ScreenParameters, ScreenProps } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { chapterSourcesQuery } from '../../lib/sources/chapter-sources-query.ts';
import { correctedText } from '../../lib/corrections/correction-request.ts';
import { paths } from '../../lib/url/paths.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import { EditText } from '../../ui/corrections/edit-text.tsx';
import { SuggestCorrection } from '../../ui/corrections/suggest-correction.tsx';
import { SourceLine } from '../../ui/sources/source-line.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import { booksMessages } from './messages/index.ts';
import { chapterMonths } from './chapter-months.ts';
import { chapterPreview } from './chapter-preview.ts';
import styles from './chapter-screen.module.css';
import { findChapter, type ChapterInBook } from './find-chapter.ts';
import { libraryQuery } from './library-query.ts';

/** The page of a chapter with its entries in order. */
function ChapterScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(booksMessages);
  const client = useApiClient();
  const { bookId, chapterId } = parseIds(parameters);
  const library = useQuery(libraryQuery(client));
  const texts = useQuery(chapterTextsQuery(client, bookId, chapterId));
  const { data: sources } = useQuery(chapterSourcesQuery(client, { bookId, chapterId }));
  const found = library.data ? findChapter(library.data, bookId, chapterId) : null;
  usePageHead({
    title: found ? textIn(found.chapter, 'chapter_title', language).text : messages.books.heading,
    description: messages.books.intro,
  });
  const error = library.error ?? texts.error;
  if (library.data && found === null) {
    return (
      <MessagePage
        title={messages.books.notFound}
        text={messages.books.notFoundHint}
        links={[{ to: paths.books(), label: messages.books.allBooks }]}
      />
    );
  }
  if (error) {
    return (
      <FailurePage
        error={error}
        onRetry={() => {
          void library.refetch();
          void texts.refetch();
        }}
      />
    );
  }
  if (!found || !texts.data) return <LoadingPage />;
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <p className={styles.book}>
        <LocalLink to={paths.books()}>{textIn(found.book, 'book_title', language).text}</LocalLink>
        {' · '}
        {messages.books.chapter(found.number)}
      </p>
      <h1 className={`${pageStyles.heading} ${styles.title}`}>
        {textIn(found.chapter, 'chapter_title', language).text}
      </h1>
      <p className={styles.months}>{chapterMonths(found.chapter, language)}</p>
      {texts.data.length === 0 && <p>{messages.books.empty}</p>}
      {texts.data.map((text) => (
        <Entry key={text.text_id} text={text} sources={sources?.[text.text_id]} />
      ))}
      <ChapterNavigation chapter={found} />
    </article>
  );
}

interface EntryProps {
  readonly text: TextRecord;
  readonly sources: readonly CitedWork[] | undefined;
}

function Entry({ text, sources }: EntryProps) {
  const { language, messages } = useLanguage(booksMessages);
  const { dates, content, place } = textEntry(text, language);
  const title = [dates, place.text].filter(Boolean).join(' · ');
  const [firstPlaceId] = placesAboutText(text.text_content);
  return (
    <section id={`text-${text.text_id}`} className={styles.entry}>
      <h2 className={styles.entryHead}>
        <span className={styles.date}>{dates ?? messages.books.undated}</span>
        {place.text !== '' && (
          <span className={styles.place} lang={place.language}>
            {place.text}
          </span>
        )}
        {firstPlaceId !== undefined && (
          <PlaceLink placeId={firstPlaceId} className={styles.onMap ?? ''}>
            {messages.books.onMap}
          </PlaceLink>
        )}
      </h2>
      <RichText html={content.text} lang={content.language} className={styles.text ?? ''} />
      <SourceLine label={messages.place.restsOn} sources={sources} />
      <SuggestCorrection record={correctedText(text.text_id, title)} />
      <EditText textId={text.text_id} title={title} />
    </section>
  );
}

function ChapterNavigation({ chapter }: { readonly chapter: ChapterInBook }) {
  const { language, messages } = useLanguage(booksMessages);
  const { previous, next, book } = chapter;
  return (
    <nav className={styles.navigation} aria-label={messages.books.chapters}>
      {previous ? (
        <LocalLink to={paths.chapter(book.book_id, previous.chapter_id)} rel="prev">
          <span>{messages.books.previousChapter}</span>
          {textIn(previous, 'chapter_title', language).text}
        </LocalLink>
      ) : (
        <span />
      )}
      {next && (
        <LocalLink to={paths.chapter(book.book_id, next.chapter_id)} rel="next">
          <span>{messages.books.nextChapter}</span>
          {textIn(next, 'chapter_title', language).text}
        </LocalLink>
      )}
    </nav>
  );
}

function parseIds(parameters: ScreenParameters) {
  return { bookId: Number(parameters.book_id), chapterId: Number(parameters.chapter_id) };
}

export const chapterScreenModule: ScreenModule = {
  Screen: ChapterScreen,
  async prepare({ parameters, language, client, queryClient }) {
    const messages = booksMessages.read(language);
    const { bookId, chapterId } = parseIds(parameters);
    const library = await queryClient.fetchQuery(libraryQuery(client));
    const found = findChapter(library, bookId, chapterId);
    if (found === null) {
      return {
        status: 404,
        head: { title: messages.books.notFound, description: messages.books.notFoundHint },
      };
    }
    const query = chapterTextsQuery(client, bookId, chapterId);
    const texts = await queryClient.fetchQuery({ ...query, retry: false });
    // The page is complete without them.
    await queryClient.prefetchQuery(chapterSourcesQuery(client, { bookId, chapterId }));
    const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
    return {
      status: 200,
      head: {
        title: textIn(found.chapter, 'chapter_title', language).text,
        ...chapterPreview({ chapter: found.chapter, texts, expedition }, language, messages),
        path: paths.chapter(bookId, chapterId),
        kind: 'article',
      },
    };
  },
};
