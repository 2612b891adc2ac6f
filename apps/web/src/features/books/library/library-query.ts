import type { ApiClient } from '@cae-map/contract/api/client';
import { groupBy } from '@cae-map/expedition/group-by';
import type { BookRecord, ChapterRecord } from '@cae-map/contract/entities/book';
import type { TextLength } from './reading-minutes.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';

/** A book with its chapters in their order. */
export interface BookWithChapters {
  readonly book: BookRecord;
  readonly chapters: readonly ChapterWithCount[];
}

export interface ChapterWithCount extends TextLength {
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
  const textsByChapter = groupBy(textIds.records, ({ chapter_id }) => chapter_id);
  return books.records.map((book) => ({
    book,
    chapters: chapters.records
      .filter((chapter) => chapter.book_id === book.book_id)
      .toSorted((a, b) => a.chapter_seqid - b.chapter_seqid)
      .map((chapter) => {
        const texts = textsByChapter.get(chapter.chapter_id) ?? [];
        return {
          chapter,
          textCount: texts.length,
          text_length: sumOf(texts.map((text) => text.text_length)),
          text_length_en: sumOf(texts.map((text) => text.text_length_en)),
        };
      }),
  }));
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
