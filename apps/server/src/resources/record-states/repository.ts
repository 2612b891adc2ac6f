import type { FormerRecords, LastChange } from '@cae-map/contract/entities/record-state';
import { and, asc, eq, isNotNull, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, images, places, texts } from '../../database/schema.ts';

/** A text is gone as well when its chapter or its book is deleted. */
const isTextGone = or(
  isNotNull(texts.deleted_at),
  isNotNull(chapters.deleted_at),
  isNotNull(books.deleted_at),
);
const isTextPublic = and(isNull(texts.deleted_at), isNull(chapters.deleted_at), isNull(books.deleted_at));

/** The ids of the deleted texts and images. An image that was not public had no page. */
export async function findFormerRecords(orm: Orm): Promise<FormerRecords> {
  const goneTexts = await orm
    .select({ id: texts.text_id })
    .from(texts)
    .innerJoin(chapters, eq(texts.chapter_id, chapters.chapter_id))
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .where(isTextGone)
    .orderBy(asc(texts.text_id));
  const goneImages = await orm
    .select({ id: images.image_id })
    .from(images)
    .where(and(eq(images.image_enabled, true), isNotNull(images.deleted_at)))
    .orderBy(asc(images.image_id));
  return { texts: goneTexts.map(({ id }) => id), images: goneImages.map(({ id }) => id) };
}

/** The day of a moment in UTC, `YYYY-MM-DD`. */
const dayOf = (moment: SQLWrapper) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

/** The days of the last changes of all public records. */
export async function findLastChanges(orm: Orm): Promise<LastChange[]> {
  const changedPlaces = await orm
    .select({ id: places.place_id, changed_on: dayOf(places.updated_at) })
    .from(places)
    .where(isNull(places.deleted_at))
    .orderBy(asc(places.place_id));
  const changedImages = await orm
    .select({ id: images.image_id, changed_on: dayOf(images.updated_at) })
    .from(images)
    .where(and(eq(images.image_enabled, true), isNull(images.deleted_at)))
    .orderBy(asc(images.image_id));
  const changedChapters = await orm
    .select({ id: chapters.chapter_id, changed_on: dayOf(chapters.updated_at) })
    .from(chapters)
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .where(and(isNull(chapters.deleted_at), isNull(books.deleted_at)))
    .orderBy(asc(chapters.chapter_id));
  const changedTexts = await orm
    .select({ id: texts.text_id, changed_on: dayOf(texts.updated_at) })
    .from(texts)
    .innerJoin(chapters, eq(texts.chapter_id, chapters.chapter_id))
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .where(isTextPublic)
    .orderBy(asc(texts.text_id));
  const as = (entity: LastChange['entity'], rows: readonly Omit<LastChange, 'entity'>[]) =>
    rows.map((row) => ({ entity, ...row }));
  return [
    ...as('place', changedPlaces),
    ...as('image', changedImages),
    ...as('chapter', changedChapters),
    ...as('text', changedTexts),
  ];
}
