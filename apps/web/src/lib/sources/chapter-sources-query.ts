import type { ApiClient } from '@cae-map/contract/api/client';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { chapterTextsQuery } from '../api/texts/chapter-texts-query.ts';
import { derivedQuery } from '../api/query/derived-query.ts';
import { loadSourceRecords } from './source-records.ts';

/** The query of the sources of the texts of a chapter that have any, by `text_id`; embedded in the page of the chapter. */
export function chapterSourcesQuery(
  client: ApiClient,
  ids: { readonly bookId: number; readonly chapterId: number },
) {
  const { bookId, chapterId } = ids;
  return derivedQuery({
    name: 'chapter-sources',
    parameters: { bookId, chapterId },
    derive: async (read): Promise<Readonly<Record<number, readonly CitedWork[]>>> => {
      const [records, texts] = await Promise.all([
        loadSourceRecords(client, read),
        read(chapterTextsQuery(client, bookId, chapterId)),
      ]);
      const sources = texts.map(({ text_id }) => [text_id, records.ofText(text_id)] as const);
      return Object.fromEntries(sources.filter(([, works]) => works.length > 0));
    },
    embedded: true,
  });
}
