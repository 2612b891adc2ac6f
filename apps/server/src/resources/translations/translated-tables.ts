import { translatableEntities } from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, images, places, texts } from '../../database/schema.ts';
import type { RecordKind } from '../../writes/records/record-kind.ts';

/** The kinds of records by the table that translations name. */
export type TranslatedKinds = Readonly<Record<TranslatableTable, RecordKind>>;

/** @throws {Error} if the server has no kind of records for a translatable table */
export function findTranslatedKinds(kinds: readonly RecordKind[]): TranslatedKinds {
  const entries = translatableTables.map((table) => {
    const kind = kinds.find(({ contract }) => contract.entity === translatableEntities[table]);
    if (kind === undefined) throw new Error(`no resource has the records of the table ${table}`);
    return [table, kind] as const;
  });
  return Object.fromEntries(entries) as unknown as TranslatedKinds;
}

const chapterExists = and(isNull(chapters.deleted_at), isNull(books.deleted_at));

/** Columns and expressions by the names that they have in the result. */
export type SelectedColumns = Record<string, PgColumn | SQL.Aliased>;

/** Selects values of the records of a table that are shown, in the order of the route or of the books. */
type VisibleRecords = (orm: Orm, columns: SelectedColumns) => Promise<Record<string, unknown>[]>;

/** How the records of each table are listed: without those that are deleted, or in a deleted chapter or book. */
export const visibleRecords: Readonly<Record<TranslatableTable, VisibleRecords>> = {
  places: async (orm, columns) =>
    await orm
      .select(columns)
      .from(places)
      .where(isNull(places.deleted_at))
      .orderBy(asc(places.seqid), asc(places.place_id)),
  images: async (orm, columns) =>
    await orm
      .select(columns)
      .from(images)
      .where(isNull(images.deleted_at))
      .orderBy(asc(images.seqid), asc(images.image_id)),
  books: async (orm, columns) =>
    await orm.select(columns).from(books).where(isNull(books.deleted_at)).orderBy(asc(books.book_id)),
  chapters: async (orm, columns) =>
    await orm
      .select(columns)
      .from(chapters)
      .innerJoin(books, eq(books.book_id, chapters.book_id))
      .where(chapterExists)
      .orderBy(asc(chapters.book_id), asc(chapters.chapter_seqid), asc(chapters.chapter_id)),
  texts: async (orm, columns) =>
    await orm
      .select(columns)
      .from(texts)
      .innerJoin(chapters, eq(chapters.chapter_id, texts.chapter_id))
      .innerJoin(books, eq(books.book_id, chapters.book_id))
      .where(and(isNull(texts.deleted_at), chapterExists))
      .orderBy(
        asc(chapters.book_id),
        asc(chapters.chapter_seqid),
        asc(chapters.chapter_id),
        asc(texts.text_seqid),
        asc(texts.text_id),
      ),
};
