import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import { textEndDateSchema } from './book.ts';
import { personSchema } from './person.ts';
import { dateFormatSchema, enteredPlaceSchema } from './place.ts';
import { citationSchema, workSchema } from './work.ts';

/**
 * The schema of the files in `content/expedition`, which are edited by hand. It differs from the API where that is
 * easier to edit: a route is a list and not a JSON string, a link in a text is written `[name](place:id)`.
 */

const positionSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

export const contentPlaceSchema = enteredPlaceSchema
  .omit({ imgcount: true, routejson: true, content_todo: true, date_acc: true })
  .extend({
    routejson: z
      .array(positionSchema)
      .describe('[latitude, longitude] pairs from the previous stop to this one'),
    date_acc: z.int().nullable().default(null),
    content_todo: z.string().default(''),
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
  text_content_ru: z.string().min(1),
  text_content_en: z.string().min(1),
  text_onplace_ru: z.string(),
  text_onplace_en: z.string(),
  sources: z.array(citationSchema).default([]),
});

export const contentChapterSchema = z.strictObject({
  chapter: z.int().positive(),
  title_ru: z.string().min(1),
  title_en: z.string().min(1),
  from: calendarDateSchema,
  to: calendarDateSchema,
});

export const contentPaintingSchema = z.strictObject({
  image_id: z.int().positive(),
  place_id: z.int().positive(),
  until_place_id: z.int().positive().nullable().default(null),
  title_ru: z.string().min(1),
  title_en: z.string().min(1),
  author_ru: z.string(),
  author_en: z.string(),
  year: z.int().nullable(),
  ownership: z.string().nullable(),
  ownership_ru: z.string().default(''),
});

/** One file of `content/expedition`. */
export const contentPartSchema = z.strictObject({
  chapters: z.array(contentChapterSchema).default([]),
  places: z.array(contentPlaceSchema).default([]),
  texts: z.array(contentTextSchema).default([]),
  paintings: z.array(contentPaintingSchema).default([]),
  works: z.array(workSchema.strict()).default([]),
  people: z.array(personSchema.strict()).default([]),
});

export type ContentPlace = z.infer<typeof contentPlaceSchema>;
export type ContentText = z.infer<typeof contentTextSchema>;
export type ContentChapter = z.infer<typeof contentChapterSchema>;
export type ContentPainting = z.infer<typeof contentPaintingSchema>;
export type ContentPart = z.infer<typeof contentPartSchema>;
