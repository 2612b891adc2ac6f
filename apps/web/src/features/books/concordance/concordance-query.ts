import type { ApiClient } from '@cae-map/contract/api/client';
import type { BookRecord, ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import { createConcordance, type Concordance } from '@cae-map/expedition/sentences/concordance/concordance';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { allTextsQuery } from '../../../lib/api/texts/all-texts-query.ts';
import { libraryQuery } from '../library/library-query.ts';
import { bilingualText } from '../text/bilingual-texts.ts';

/** A text of the concordance with its chapter and book. */
export interface TextInBook {
  readonly record: TextRecord;
  readonly chapter: ChapterRecord;
  readonly book: BookRecord;
}

/** How long sentences are split before the page can respond to the visitor, in milliseconds. */
const sliceMilliseconds = 12;

/** The query of the concordance of all books. It is made in the browser, in slices, because splitting all texts takes a second. */
export function concordanceQuery(client: ApiClient) {
  return derivedQuery({
    name: 'concordance',
    derive: (read) => loadConcordance(client, read),
    structuralSharing: false,
  });
}

async function loadConcordance(client: ApiClient, read: ReadSource): Promise<Concordance<TextInBook>> {
  const [texts, library] = await Promise.all([read(allTextsQuery(client)), read(libraryQuery(client))]);
  const chapters = new Map(
    library.flatMap(({ book, chapters: ofBook }) =>
      ofBook.map(({ chapter }) => [chapter.chapter_id, { chapter, book }] as const),
    ),
  );
  let until = performance.now() + sliceMilliseconds;
  const items = [];
  for (const record of texts) {
    const place = chapters.get(record.chapter_id);
    if (place === undefined) continue;
    items.push({ item: { record, ...place }, text: bilingualText(record) });
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + sliceMilliseconds;
  }
  return createConcordance(items);
}
