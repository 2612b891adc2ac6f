import type { ApiClient } from '@cae-map/contract/api/client';
import type { BookRecord, ChapterRecord } from '@cae-map/contract/entities/book';
import { listQuery } from '../../lib/api/lists.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../lib/api/query/query-meta.ts';

/** A book with its chapters in their order. */
export interface BookWithChapters {
  readonly book: BookRecord;
  readonly chapters: readonly ChapterWithCount[];
}

export interface ChapterWithCount {
  readonly chapter: ChapterRecord;
  readonly textCount: number;
}

/** The query of all books with their chapters. The data are small enough to be embedded in the page. */
export function libraryQuery(client: ApiClient) {
  return derivedQuery({
    name: 'library',
    derive: (read) => loadLibrary(client, read),
    embedded: true,
  });
}

async function loadLibrary(client: ApiClient, read: ReadSource): Promise<BookWithChapters[]> {
  const [books, chapters, textIds] = await Promise.all([
    read(listQuery(client, 'listBooks')),
    read(listQuery(client, 'listAllChapters')),
    read(listQuery(client, 'listAllTextIds')),
  ]);
  const counts = new Map<number, number>();
  for (const { chapter_id } of textIds.records) counts.set(chapter_id, (counts.get(chapter_id) ?? 0) + 1);
  return books.records.map((book) => ({
    book,
    chapters: chapters.records
      .filter((chapter) => chapter.book_id === book.book_id)
      .toSorted((a, b) => a.chapter_seqid - b.chapter_seqid)
      .map((chapter) => ({ chapter, textCount: counts.get(chapter.chapter_id) ?? 0 })),
  }));
}
