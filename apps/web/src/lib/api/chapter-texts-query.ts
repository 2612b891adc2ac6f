import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The texts of a chapter, sorted. */
export function chapterTextsQuery(client: ApiClient, bookId: number, chapterId: number) {
  return queryOptions({
    queryKey: ['chapter-texts', bookId, chapterId] as const,
    queryFn: ({ signal }) => client.call('listTexts', { book_id: bookId, chapter_id: chapterId }, { signal }),
    staleTime: Infinity,
    retry: 1,
    meta: { embedded: true },
  });
}
