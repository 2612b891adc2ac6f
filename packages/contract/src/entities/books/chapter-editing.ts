import { z } from 'zod';
import { calendarDateSchema } from '../../calendar-date.ts';
import { visibleText } from '../../text.ts';
import { chapterSchema } from '../book.ts';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField, positionField } from '../editing/stored-fields.ts';
import { bookBounds } from './book-bounds.ts';

/** A stored chapter as editors read it. */
export const chapterRevisionSchema = chapterSchema.extend(revisionSchema.shape);

/** The fields of a chapter that editors change. */
export const chapterFields = z.object({
  book_id: identifierField,
  chapter_seqid: positionField,
  chapter_title: visibleText(bookBounds.title),
  chapter_title_en: visibleText(bookBounds.title),
  chapter_fromdate: calendarDateSchema.nullable(),
  chapter_todate: calendarDateSchema.nullable(),
});

type DatesOfChapter = Pick<z.infer<typeof chapterFields>, 'chapter_fromdate' | 'chapter_todate'>;

export const hasOrderedChapterDates = ({
  chapter_fromdate: from,
  chapter_todate: to,
}: DatesOfChapter): boolean => from === null || to === null || to >= from;
export const orderOfChapterDates = {
  path: ['chapter_todate'],
  message: 'must not be before chapter_fromdate',
};

/** What an editor saves. */
export const chapterBodySchema = chapterFields.strict().refine(hasOrderedChapterDates, orderOfChapterDates);

/** A new chapter; without a position it is the last one of its book. */
export const newChapterSchema = chapterFields
  .partial({ chapter_seqid: true })
  .strict()
  .refine(hasOrderedChapterDates, orderOfChapterDates);

/** What replaces a chapter: what an editor saves. The chapter that an editor has read can be sent as it is. */
export const chapterReplacementSchema = chapterBodySchema.safeExtend(
  z.object({ chapter_id: identifierField, ...repeatedRevision }).partial().shape,
);

/** The schemas of the calls of chapters. */
export const chapterSchemas = {
  visitors: chapterSchema,
  editors: chapterRevisionSchema,
  body: chapterBodySchema,
  creation: newChapterSchema,
  replacement: chapterReplacementSchema,
  order: orderSchemaOf(recordKinds.chapter),
};

export type ChapterRevision = z.infer<typeof chapterRevisionSchema>;
export type ChapterBody = z.infer<typeof chapterBodySchema>;
