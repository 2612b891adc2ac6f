import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, citations, places, texts, works } from '../../database/schema.ts';

export type CitationRow = typeof citations.$inferSelect;

const placeExists = and(isNotNull(citations.place_id), isNull(places.deleted_at));
const textExists = and(
  isNotNull(citations.text_id),
  isNull(texts.deleted_at),
  isNull(chapters.deleted_at),
  isNull(books.deleted_at),
);

/** The citations of works that are not deleted in places and texts that are not, by record and position. */
export async function findCitations(orm: Orm): Promise<CitationRow[]> {
  const rows = await orm
    .select({ citation: citations })
    .from(citations)
    .innerJoin(works, and(eq(citations.work_id, works.work_id), isNull(works.deleted_at)))
    .leftJoin(places, eq(citations.place_id, places.place_id))
    .leftJoin(texts, eq(citations.text_id, texts.text_id))
    .leftJoin(chapters, eq(texts.chapter_id, chapters.chapter_id))
    .leftJoin(books, eq(chapters.book_id, books.book_id))
    .where(or(placeExists, textExists))
    .orderBy(asc(citations.place_id), asc(citations.text_id), asc(citations.position));
  return rows.map(({ citation }) => citation);
}
