import { roadBookId } from '@cae-map/contract/entities/content';
import { eq, gte } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { books, chapters, contentLoads, texts } from '../database/schema.ts';
import type { ContentPart } from '../database/values.ts';

/** The parts of the content that were ever loaded into this database, even if their records were deleted since. */
export async function findLoadedParts(orm: Orm): Promise<ReadonlySet<ContentPart>> {
  const loads = await orm.selectDistinct({ part: contentLoads.part }).from(contentLoads);
  return new Set(loads.map(({ part }) => part));
}

/**
 * What the database has of the road book: nothing, the book, or other records under its ids, which makes the ids unusable. A deleted
 * book keeps its row, so that it is not loaded again.
 */
export async function findRoadBook(orm: Orm): Promise<'missing' | 'loaded' | 'ids in use'> {
  const book = await orm.select({ id: books.book_id }).from(books).where(eq(books.book_id, roadBookId));
  if (book.length > 0) return 'loaded';
  const inUse = [
    ...(await orm
      .select({ id: chapters.chapter_id })
      .from(chapters)
      .where(gte(chapters.chapter_id, roadBookId))
      .limit(1)),
    ...(await orm.select({ id: texts.text_id }).from(texts).where(gte(texts.text_id, roadBookId)).limit(1)),
  ];
  return inUse.length === 0 ? 'missing' : 'ids in use';
}
