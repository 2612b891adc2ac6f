import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { chapterTextsQuery } from '../../../lib/api/texts/chapter-texts-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePrefetch } from '../../../lib/loading/use-prefetch.ts';
import type { ScreenModule, ScreenParameters, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { chapterSourcesQuery } from '../../../lib/sources/chapter-sources-query.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { readerOptions } from '../appearance/reader-options.ts';
import { findChapter, type ChapterInBook } from '../library/find-chapter.ts';
import { libraryQuery } from '../library/library-query.ts';
import { booksMessages } from '../messages/index.ts';
import { chapterPicturesQuery } from '../pictures/chapter-pictures-query.ts';
import { restoreProgress } from '../progress/reading-progress.ts';
import { ChapterArticle } from './chapter-article.tsx';
import { chapterPreview } from './chapter-preview.ts';

// Before hydration, so that the page is hydrated with the appearance that the visitor has chosen.
if (!import.meta.env.SSR) {
  readerOptions.restore();
  restoreProgress();
}

/** The page of a chapter. */
function ChapterScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(booksMessages);
  const client = useApiClient();
  const { bookId, chapterId } = parseIds(parameters);
  const library = useQuery(libraryQuery(client));
  const texts = useQuery(chapterTextsQuery(client, bookId, chapterId));
  const found = library.data ? findChapter(library.data, bookId, chapterId) : null;
  usePrefetchNeighbours(found);
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
  return <ChapterArticle key={chapterId} found={found} texts={texts.data} />;
}

/** Loads the neighbouring chapters while the page is idle, so that they open without a message. */
function usePrefetchNeighbours(found: ChapterInBook | null): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const bookId = found?.book.book_id;
  const ids = [found?.next?.chapter_id, found?.previous?.chapter_id];
  const key = ids.join();
  usePrefetch(
    useCallback(async () => {
      if (bookId === undefined) return;
      const wanted = key.split(',').filter((id) => id !== '');
      await Promise.all(
        wanted.map((id) => queryClient.prefetchQuery(chapterTextsQuery(client, bookId, Number(id)))),
      );
    }, [client, queryClient, bookId, key]),
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
    await queryClient.prefetchQuery(
      chapterPicturesQuery(client, { bookId, chapterId, showAllPhotos: false }),
    );
    const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
    const preview = chapterPreview({ chapter: found.chapter, texts, expedition }, language, messages);
    return {
      status: 200,
      head: {
        title: textIn(found.chapter, 'chapter_title', language).text,
        ...preview,
        card: { ...preview.card, section: textIn(found.book, 'book_title', language).text },
        path: paths.chapter(bookId, chapterId),
        kind: 'article',
      },
    };
  },
};
