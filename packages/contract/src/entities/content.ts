import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import { cleanTextSchema, visibleText } from '../text.ts';
import { textEndDateSchema } from './book.ts';
import { personSchema } from './person.ts';
import { dateFormatSchema, enteredPlaceSchema } from './place.ts';
import { citationSchema, workSchema } from './work.ts';

/**
 * The schema of the files in `content/expedition`, which are edited by hand. It differs from the API where that is
 * easier to edit: a route is a list and not a JSON string, a link in a text is written `[name](place:id)`.
 */

/** The most characters of a title and of a text. */
const longestTitle = 2000;
const longestText = 200_000;

const requiredTitle = visibleText(longestTitle);
const requiredText = visibleText(longestText);

const positionSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

export const contentPlaceSchema = enteredPlaceSchema
  .omit({ imgcount: true, routejson: true, content_todo: true, date_acc: true })
  .extend({
    routejson: z
      .array(positionSchema)
      .describe('[latitude, longitude] pairs from the previous stop to this one'),
    date_acc: z.int().nullable().default(null),
    content_todo: cleanTextSchema.default(''),
    title_cn: cleanTextSchema.max(longestTitle).default(''),
    caravan: z
      .enum(['horses', 'camels', 'yaks'])
      .nullable()
      .default(null)
      .describe('the animals of the caravan from this stop on; null if they are those of the stop before'),
    sources: z.array(citationSchema).default([]).describe('what the dates and the notes rest on'),
  })
  .strict();

export const contentTextSchema = z.strictObject({
  text_id: z.int().positive(),
  chapter: z.int().positive(),
  text_date: calendarDateSchema.nullable(),
  text_enddate: textEndDateSchema,
  date_format: dateFormatSchema
    .default('YYYY-MM-DD')
    .describe('YYYY-MM or YYYY when only the month or the year of the text is known'),
  place_ids: z.array(z.int().positive()).min(1),
  text_content_ru: requiredText,
  text_content_en: requiredText,
  text_onplace_ru: cleanTextSchema,
  text_onplace_en: cleanTextSchema,
  sources: z.array(citationSchema).default([]),
});

/** The ids of the two shipped books: the chronicle and the road book. */
export const chronicleBookId = 1;
export const roadBookId = 10_001;

export const contentChapterSchema = z.strictObject({
  chapter: z.int().positive(),
  book_id: z
    .literal([chronicleBookId, roadBookId])
    .default(chronicleBookId)
    .describe('the shipped book of the chapter'),
  title_ru: requiredTitle,
  title_en: requiredTitle,
  from: calendarDateSchema,
  to: calendarDateSchema,
});

export const contentPaintingSchema = z.strictObject({
  image_id: z.int().positive(),
  place_id: z.int().positive(),
  until_place_id: z.int().positive().nullable().default(null),
  title_ru: requiredTitle,
  title_en: requiredTitle,
  author_ru: cleanTextSchema,
  author_en: cleanTextSchema,
  year: z.int().nullable(),
  ownership: cleanTextSchema.nullable(),
  ownership_ru: cleanTextSchema.default(''),
  inventory_number: cleanTextSchema.default(''),
  height_cm: z.number().positive().nullable().default(null),
  width_cm: z.number().positive().nullable().default(null),
  technique_ru: cleanTextSchema.default(''),
  technique_en: cleanTextSchema.default(''),
  series_ru: cleanTextSchema.default(''),
  series_en: cleanTextSchema.default(''),
});

/** The texts of works and people are not checked again when they are read from the database. */
const contentWorkSchema = workSchema
  .extend({
    author_ru: cleanTextSchema,
    author_en: cleanTextSchema,
    title_ru: requiredTitle,
    title_en: requiredTitle,
    publication_ru: cleanTextSchema,
    publication_en: cleanTextSchema,
    note_ru: cleanTextSchema,
    note_en: cleanTextSchema,
  })
  .strict();

const contentPersonSchema = personSchema
  .extend({
    name_ru: requiredTitle,
    name_en: requiredTitle,
    other_names: cleanTextSchema,
    born: cleanTextSchema,
    died: cleanTextSchema,
    role_ru: requiredTitle,
    role_en: requiredTitle,
    about_ru: requiredText,
    about_en: requiredText,
    fate_ru: cleanTextSchema,
    fate_en: cleanTextSchema,
  })
  .strict();

/** One file of `content/expedition`. */
export const contentPartSchema = z.strictObject({
  chapters: z.array(contentChapterSchema).default([]),
  places: z.array(contentPlaceSchema).default([]),
  texts: z.array(contentTextSchema).default([]),
  paintings: z.array(contentPaintingSchema).default([]),
  works: z.array(contentWorkSchema).default([]),
  people: z.array(contentPersonSchema).default([]),
});

export type ContentPlace = z.infer<typeof contentPlaceSchema>;
export type ContentText = z.infer<typeof contentTextSchema>;
export type ContentChapter = z.infer<typeof contentChapterSchema>;
export type ContentPainting = z.infer<typeof contentPaintingSchema>;
export type ContentPart = z.infer<typeof contentPartSchema>;
