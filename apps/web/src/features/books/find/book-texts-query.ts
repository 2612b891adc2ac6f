import type { ApiClient } from '@cae-map/contract/api/client';
import { callQuery } from '../../../lib/api/query/call-query.ts';

/** The texts of a book in reading order. The response is large, so it is fetched only when the book is searched. */
export function bookTextsQuery(client: ApiClient, bookId: number) {
  return callQuery(client, 'listAllTexts', { book_ids: [bookId] });
}
