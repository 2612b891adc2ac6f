import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import { dateFormatSchema } from './place.ts';

export const bookSchema = z.object({
  book_id: z.int().positive(),
  book_type: z.string().min(1).describe('for example chronicle, diary or ay'),
  book_title: z.string(),
  book_title_en: z.string(),
  book_author: z.string(),
  book_author_en: z.string(),
  book_rights: z.string().describe('whose text it is, and what others may do with it'),
  book_rights_en: z.string(),
  is_downloadable: z.boolean().describe('whether its rights allow everyone to download the book as a file'),
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

/** A text without its content: its position in the book, its dates, its lengths and the places it is about. */
export const textIdSchema = z.object({
  text_id: z.int().positive(),
  chapter_id: z.int().positive(),
  book_id: z.int().positive(),
  text_seqid: z.int(),
  text_date: calendarDateSchema.nullable(),
  text_enddate: textEndDateSchema,
  date_format: dateFormatSchema,
  place_ids: z.array(z.int().positive()).describe('the places that the text is about'),
  text_length: z.int().min(0).describe('the characters of the Russian text without its tags'),
  text_length_en: z.int().min(0),
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

export type BookRecord = z.infer<typeof bookSchema>;
export type ChapterRecord = z.infer<typeof chapterSchema>;
export type TextRecord = z.infer<typeof textSchema>;
export type TextIdRecord = z.infer<typeof textIdSchema>;
export type TextInContextRecord = z.infer<typeof textInContextSchema>;
