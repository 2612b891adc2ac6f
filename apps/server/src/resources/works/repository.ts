import type { CitedSources } from '@cae-map/contract/entities/work';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, places, texts, works } from '../../database/schema.ts';

/** The works that places and texts rest on, by record, and the works of the bibliography; without deleted ones. */
export interface CitingRecords {
  /** Places before texts, each in the order of their ids. */
  readonly records: readonly CitedSources[];
  readonly workIds: ReadonlySet<string>;
}

/** Reads the places and texts that name works, and the ids of the works that exist. */
export async function findCitingRecords(orm: Orm): Promise<CitingRecords> {
  const ofPlaces = await orm
    .select({ place_id: places.place_id, sources: places.sources })
    .from(places)
    .where(and(isNull(places.deleted_at), sql`${places.sources} <> '[]'::jsonb`))
    .orderBy(asc(places.place_id));
  const ofTexts = await orm
    .select({ text_id: texts.text_id, sources: texts.sources })
    .from(texts)
    .innerJoin(chapters, and(eq(texts.chapter_id, chapters.chapter_id), isNull(chapters.deleted_at)))
    .innerJoin(books, and(eq(chapters.book_id, books.book_id), isNull(books.deleted_at)))
    .where(and(isNull(texts.deleted_at), sql`${texts.sources} <> '[]'::jsonb`))
    .orderBy(asc(texts.text_id));
  const existing = await orm.select({ id: works.work_id }).from(works).where(isNull(works.deleted_at));
  return {
    records: [
      ...ofPlaces.map(({ place_id, sources }) => ({ place_id, text_id: null, sources })),
      ...ofTexts.map(({ text_id, sources }) => ({ place_id: null, text_id, sources })),
    ],
    workIds: new Set(existing.map(({ id }) => id)),
  };
}
