import { recordLanguageOf, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, textPlaces, texts } from '../../database/schema.ts';

export type BookRow = typeof books.$inferSelect;
export type ChapterRow = typeof chapters.$inferSelect;
/** A text with its chapter and its book. */
export interface TextRow {
  readonly text: typeof texts.$inferSelect;
  readonly chapter: ChapterRow;
  readonly book: BookRow;
}
/** A row of `texts` with the book that contains the text. */
export type EditedText = typeof texts.$inferSelect & Pick<BookRow, 'book_id' | 'book_type'>;
/** The position of a text, with the places it is about in the order of its HTML. */
export interface TextIdRow {
  readonly text_id: number;
  readonly chapter_id: number;
  readonly book_id: number;
  readonly text_seqid: number;
  readonly text_date: string | null;
  readonly text_enddate: string | null;
  readonly date_format: string;
  readonly place_ids: number[];
}

const readingOrder = [
  asc(chapters.book_id),
  asc(chapters.chapter_seqid),
  asc(chapters.chapter_id),
  asc(texts.text_seqid),
  asc(texts.text_id),
];

/** Neither the text nor its chapter or book is deleted. */
const textExists = and(isNull(texts.deleted_at), isNull(chapters.deleted_at), isNull(books.deleted_at));

/** The chapters of one book, or all. */
const isOfBook = (bookId: number | undefined): SQL | undefined =>
  bookId === undefined ? undefined : eq(chapters.book_id, bookId);

export async function findBooks(orm: Orm): Promise<BookRow[]> {
  return await orm.select().from(books).where(isNull(books.deleted_at)).orderBy(asc(books.book_id));
}

export async function findBook(orm: Orm, bookId: number): Promise<BookRow | undefined> {
  const rows = await orm
    .select()
    .from(books)
    .where(and(isNull(books.deleted_at), eq(books.book_id, bookId)));
  return rows[0];
}

/** The chapters of one book or of all, in reading order. */
export async function findChapters(orm: Orm, bookId?: number): Promise<ChapterRow[]> {
  return await orm
    .select(getTableColumns(chapters))
    .from(chapters)
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .where(and(isNull(books.deleted_at), isNull(chapters.deleted_at), isOfBook(bookId)))
    .orderBy(asc(chapters.book_id), asc(chapters.chapter_seqid), asc(chapters.chapter_id));
}

export async function findChapter(
  orm: Orm,
  bookId: number,
  chapterId: number,
): Promise<ChapterRow | undefined> {
  const rows = await orm
    .select()
    .from(chapters)
    .where(and(isNull(chapters.deleted_at), isOfBook(bookId), eq(chapters.chapter_id, chapterId)));
  return rows[0];
}

/** The texts of some books, or of all, in reading order. */
export async function findTexts(orm: Orm, bookIds?: readonly number[]): Promise<TextRow[]> {
  return await selectTexts(orm, bookIds === undefined ? undefined : inArray(chapters.book_id, [...bookIds]));
}

export async function findTextsOfChapter(orm: Orm, chapterId: number): Promise<TextRow[]> {
  return await selectTexts(orm, eq(texts.chapter_id, chapterId));
}

export async function findText(orm: Orm, textId: number): Promise<TextRow | undefined> {
  const rows = await selectTexts(orm, eq(texts.text_id, textId));
  return rows[0];
}

/** The texts whose date range includes `day`; without an end date the range is one day. */
export async function findTextsByDate(orm: Orm, day: string): Promise<TextRow[]> {
  return await selectTexts(
    orm,
    and(
      // A text dated by month or year only belongs to no single day.
      eq(texts.date_format, 'YYYY-MM-DD'),
      lte(texts.text_date, day),
      gte(sql`coalesce(${texts.text_enddate}, ${texts.text_date})`, day),
    ),
  );
}

const contentColumns = {
  ru: texts.text_content,
  en: texts.text_content_en,
} as const satisfies Readonly<Record<RecordLanguage, unknown>>;

/** The texts about a place; with a language, only those with content in it. */
export async function findTextsByPlace(
  orm: Orm,
  placeId: number,
  language?: ContentLanguage,
): Promise<TextRow[]> {
  const aboutPlace = orm
    .select({ id: textPlaces.text_id })
    .from(textPlaces)
    .where(eq(textPlaces.place_id, placeId));
  const hasContent = language && ne(contentColumns[recordLanguageOf[language]], '');
  return await selectTexts(orm, and(inArray(texts.text_id, aboutPlace), hasContent));
}

/** The positions of the texts of one book or of all. */
export async function findTextIds(orm: Orm, bookId?: number): Promise<TextIdRow[]> {
  const placeIds = sql<number[]>`coalesce(array_agg(${textPlaces.place_id} order by ${textPlaces.position})
    filter (where ${textPlaces.place_id} is not null), '{}')`;
  return await orm
    .select({
      text_id: texts.text_id,
      chapter_id: texts.chapter_id,
      book_id: chapters.book_id,
      text_seqid: texts.text_seqid,
      text_date: texts.text_date,
      text_enddate: texts.text_enddate,
      date_format: texts.date_format,
      place_ids: placeIds,
      text_length: lengthWithoutTags(texts.text_content),
      text_length_en: lengthWithoutTags(texts.text_content_en),
    })
    .from(texts)
    .innerJoin(chapters, eq(texts.chapter_id, chapters.chapter_id))
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .leftJoin(textPlaces, eq(textPlaces.text_id, texts.text_id))
    .where(and(textExists, isOfBook(bookId)))
    .groupBy(texts.text_id, chapters.chapter_id)
    .orderBy(...readingOrder);
}

function lengthWithoutTags(column: SQLWrapper) {
  return sql<number>`length(regexp_replace(${column}, '<[^>]*>', '', 'g'))`;
}

async function selectTexts(orm: Orm, condition: SQL | undefined): Promise<TextRow[]> {
  return await orm
    .select({ text: texts, chapter: chapters, book: books })
    .from(texts)
    .innerJoin(chapters, eq(texts.chapter_id, chapters.chapter_id))
    .innerJoin(books, eq(chapters.book_id, books.book_id))
    .where(and(textExists, condition))
    .orderBy(...readingOrder);
}
