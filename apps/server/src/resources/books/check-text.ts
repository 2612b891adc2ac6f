import { hasOrderedTextDates, orderOfTextDates } from '@cae-map/contract/entities/books/text-editing';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, images } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import { checkSources } from '../../writes/records/check-sources.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';
import type { EditedText } from './repository.ts';
import type { TextValues } from './text-values.ts';

type PlannedText = PlannedChange<EditedText, TextValues>;

/**
 * Checks the dates of changed texts, of which a change may have one only, and the records that the texts refer to. What a text refers to already is not checked, so that a text with a deleted picture can
 * be saved.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkTexts(transaction: Orm, changes: readonly PlannedText[]): Promise<void> {
  // One after another: a transaction has a single connection.
  for (const change of changes) {
    requireOrderedDates(change);
    await requireChapter(transaction, change);
    await requireImages(transaction, change);
  }
  await checkSources(transaction, changes);
}

function requireOrderedDates({ before, values }: PlannedText): void {
  const { text_date: date = before?.text_date, text_enddate: enddate = before?.text_enddate } = values;
  if (!hasOrderedTextDates({ text_date: date ?? null, text_enddate: enddate ?? null }))
    throw new RequestError('invalid_request', `${orderOfTextDates.path.join()} ${orderOfTextDates.message}.`);
}

/** The book is a part of a text as it is read, so that a text moves within its book only. */
async function requireChapter(transaction: Orm, { before, values }: PlannedText): Promise<void> {
  const id = values.chapter_id;
  if (id === undefined || id === before?.chapter_id) return;
  const bookId = await findBookOfChapter(transaction, id);
  if (bookId === null)
    throw new RequestError('invalid_request', `chapter_id is ${id}, but there is no such chapter.`);
  if (before !== null && bookId !== before.book_id)
    throw new RequestError('invalid_request', `chapter_id is ${id}, which is a chapter of another book.`);
}

/**
 * A deleted text is restored into its chapter.
 * @throws {RequestError} `conflict` if the chapter or its book is deleted
 */
export async function checkRestoredText(transaction: Orm, { chapter_id: id }: EditedText): Promise<void> {
  if ((await findBookOfChapter(transaction, id)) === null)
    throw new RequestError(
      'conflict',
      `The chapter ${id} of the text, or its book, is deleted: restore it first.`,
    );
}

/** The book of a chapter; null if the chapter or its book does not exist or is deleted. */
async function findBookOfChapter(transaction: Orm, chapterId: number): Promise<number | null> {
  const [row] = await transaction
    .select({ book_id: chapters.book_id })
    .from(chapters)
    .innerJoin(books, eq(books.book_id, chapters.book_id))
    .where(and(eq(chapters.chapter_id, chapterId), isNull(chapters.deleted_at), isNull(books.deleted_at)));
  return row?.book_id ?? null;
}

async function requireImages(transaction: Orm, { before, values }: PlannedText): Promise<void> {
  const stored = new Set(before?.related_image_ids);
  const added = (values.related_image_ids ?? []).filter((id) => !stored.has(id));
  if (added.length === 0) return;
  const known = await transaction
    .select({ id: images.image_id })
    .from(images)
    .where(and(inArray(images.image_id, added), isNull(images.deleted_at)));
  const missing = added.find((id) => !known.some((image) => image.id === id));
  if (missing !== undefined)
    throw new RequestError(
      'invalid_request',
      `related_image_ids has ${missing}, but there is no such image.`,
    );
}
