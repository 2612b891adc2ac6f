import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { callQuery } from '../../lib/api/query/call-query.ts';

/** How long the texts are used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** The texts of a chapter as editors read them. */
export function textsOfChapterQuery(client: BrowserApiClient, chapterId: number) {
  const query = callQuery(client, 'listTextsOfChapterForEditors', { chapter_id: chapterId });
  return { ...query, staleTime: freshMilliseconds };
}
