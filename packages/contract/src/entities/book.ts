import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import { cleanTextSchema } from '../text.ts';
import { orderSchemaOf } from './editing/order-schema.ts';
import { recordKinds } from './editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from './editing/revision.ts';
import { identifierField, positionField } from './editing/stored-fields.ts';
import { textBounds } from './text-bounds.ts';
import { dateFormatSchema } from './place.ts';

export const bookSchema = z.object({
  book_id: z.int().positive(),
  book_type: z.string().min(1).describe('for example chronicle, diary or ay'),
  book_title: z.string(),
  book_title_en: z.string(),
  book_author: z.string(),
  book_author_en: z.string(),
});

export const chapterSchema = z.object({
  chapter_id: z.int().positive(),
  book_id: z.int().positive(),
  chapter_seqid: z.int(),
  chapter_title: z.string(),
  chapter_title_en: z.string(),
  chapter_fromdate: calendarDateSchema.nullable(),
  chapter_todate: calendarDateSchema.nullable(),
});

/** The end date of a text; legacy records have НЕТ where there is none. */
export const textEndDateSchema = z.preprocess(
  (value) => (value === 'НЕТ' || value === '' ? null : value),
  calendarDateSchema.nullable(),
);

/**
 * One dated entry of a book. The content is HTML of the allow-list in `html-allow-list.ts`; elements may carry
 * `data-text4placeid` and `data-text4placeid2`, `3`, `4` with place ids. On a block element they name the places that
 * the text is about, on an inline element they link a name to its place. A paragraph with `data-accounts-differ` tells where
 * the sources differ.
 */
export const textSchema = z.object({
  text_id: z.int().positive(),
  chapter_id: z.int().positive(),
  text_seqid: z.int(),
  text_date: calendarDateSchema.nullable(),
  text_enddate: textEndDateSchema,
  date_format: dateFormatSchema.describe('YYYY-MM-DD is exact, any other is coarser, as for places'),
  text_content: z.string(),
  text_content_en: z.string(),
  text_iplaces: z.string().describe('names of the places mentioned in the text'),
  text_iplaces_en: z.string(),
  text_onplace: z.string().describe('where the text was written, or its heading'),
  text_onplace_en: z.string(),
  book_type: z.string(),
  related_image_ids: z.array(z.int().positive()),
});

/** A text without its content: its position in the book, its dates and the places it is about. */
export const textIdSchema = z.object({
  text_id: z.int().positive(),
  chapter_id: z.int().positive(),
  book_id: z.int().positive(),
  text_seqid: z.int(),
  text_date: calendarDateSchema.nullable(),
  text_enddate: textEndDateSchema,
  date_format: dateFormatSchema,
  place_ids: z.array(z.int().positive()).describe('the places that the text is about'),
});

/** A text with the titles of its chapter and book, as shown on the place pane and the page of a day. */
export const textInContextSchema = textSchema.extend({
  book_id: z.int().positive(),
  book_title: z.string(),
  book_title_en: z.string(),
  book_author: z.string(),
  book_author_en: z.string(),
  chapter_title: z.string(),
  chapter_title_en: z.string(),
});

/** Stored books, chapters and texts as editors read them. */
export const bookRevisionSchema = bookSchema.extend(revisionSchema.shape);
export const chapterRevisionSchema = chapterSchema.extend(revisionSchema.shape);
export const textRevisionSchema = textSchema.extend(revisionSchema.shape);

const heading = cleanTextSchema.max(textBounds.heading);
const content = cleanTextSchema.max(textBounds.content);

/** The fields of a text that editors change, with their bounds. */
const textFields = z.object({
  chapter_id: identifierField,
  text_seqid: positionField,
  text_date: calendarDateSchema.nullable(),
  text_enddate: calendarDateSchema.nullable(),
  date_format: dateFormatSchema,
  text_content: content,
  text_content_en: content,
  text_onplace: heading,
  text_onplace_en: heading,
  related_image_ids: z.array(identifierField).max(textBounds.relatedImages),
});

type DatesOfText = Pick<z.infer<typeof textFields>, 'text_date' | 'text_enddate'>;

const hasOrderedDates = ({ text_date: date, text_enddate: enddate }: DatesOfText): boolean =>
  date === null || enddate === null || enddate >= date;
const orderOfDates = { path: ['text_enddate'], message: 'must not be before text_date' };

/** What an editor saves: every field except those that the server derives. */
export const textBodySchema = textFields.strict().refine(hasOrderedDates, orderOfDates);

/** A new text; without a position it is the last one of its chapter. */
export const newTextSchema = textFields
  .partial({ text_seqid: true })
  .strict()
  .refine(hasOrderedDates, orderOfDates);

/** The fields that the server sets, as a write may repeat them. */
const repeatedFields = z
  .object({
    text_id: identifierField,
    text_iplaces: z.string().max(textBounds.placeNames),
    text_iplaces_en: z.string().max(textBounds.placeNames),
    book_type: z.string().max(100),
    ...repeatedRevision,
  })
  .partial();

/** What replaces a text: what an editor saves. The text that an editor has read can be sent as it is. */
export const textReplacementSchema = textBodySchema.safeExtend(repeatedFields.shape);

/** The schemas of the calls of texts. */
export const textSchemas = {
  visitors: textSchema,
  editors: textRevisionSchema,
  body: textBodySchema,
  creation: newTextSchema,
  replacement: textReplacementSchema,
  order: orderSchemaOf(recordKinds.text),
};

export type TextBody = z.infer<typeof textBodySchema>;
export type BookRecord = z.infer<typeof bookSchema>;
export type ChapterRecord = z.infer<typeof chapterSchema>;
export type TextRecord = z.infer<typeof textSchema>;
export type BookRevision = z.infer<typeof bookRevisionSchema>;
export type ChapterRevision = z.infer<typeof chapterRevisionSchema>;
export type TextRevision = z.infer<typeof textRevisionSchema>;
export type TextIdRecord = z.infer<typeof textIdSchema>;
export type TextInContextRecord = z.infer<typeof textInContextSchema>;
