import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../query/call-query.ts';

/** The texts of a chapter, sorted; embedded in its page. */
export function chapterTextsQuery(client: ApiClient, bookId: number, chapterId: number) {
  const query = callQuery(client, 'listTexts', { book_id: bookId, chapter_id: chapterId });
  return queryOptions({ ...query, meta: { embedded: true } });
}
