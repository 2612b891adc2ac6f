import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import {
  bookSchema,
  chapterSchema,
  textIdSchema,
  textInContextSchema,
  textSchema,
} from '../entities/book.ts';
import { configurationSchema } from '../entities/configuration.ts';
import { imageSchema } from '../entities/image.ts';
import { placeSchema } from '../entities/place.ts';
import { contentLanguages } from '../enumerations.ts';
import type { ApiCallName } from './calls.ts';

const nothing = z.object({});
/** Ids are 32-bit integers in the database; no record has a greater one. */
const identifier = z.coerce.number().int().positive().max(2_147_483_647);

/** Most ids that one query may repeat. */
const maxRepeatedIdentifiers = 100;

/** The name of a file; PostgreSQL cannot compare a text that contains NUL. */
const fileName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u, 'must not contain control characters');

/** A query parameter that may be given once or repeatedly; the ids come in ascending order, each once. */
const repeatedIdentifiers = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z
    .array(identifier)
    .max(maxRepeatedIdentifiers)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .optional(),
);

/** For every endpoint: its path parameters, its query and its response with status 200. */
export const apiSchemas = {
  listPlaces: { params: nothing, query: nothing, response: z.array(placeSchema) },
  listImages: { params: nothing, query: nothing, response: z.array(imageSchema) },
  listBooks: { params: nothing, query: nothing, response: z.array(bookSchema) },
  listAllChapters: { params: nothing, query: nothing, response: z.array(chapterSchema) },
  listChapters: {
    params: z.object({ book_id: identifier }),
    query: nothing,
    response: z.array(chapterSchema),
  },
  listAllTextIds: { params: nothing, query: nothing, response: z.array(textIdSchema) },
  listTextIds: { params: z.object({ book_id: identifier }), query: nothing, response: z.array(textIdSchema) },
  listAllTexts: {
    params: nothing,
    query: z.object({
      book_ids: repeatedIdentifiers.describe('repeat for several books; omit for all'),
    }),
    response: z.array(textSchema),
  },
  listTexts: {
    params: z.object({ book_id: identifier, chapter_id: identifier }),
    query: nothing,
    response: z.array(textSchema),
  },
  getText: { params: z.object({ text_id: identifier }), query: nothing, response: textSchema },
  listTextsByDate: {
    params: nothing,
    query: z.object({ date: calendarDateSchema.describe('texts whose dates include this day') }),
    response: z.array(textInContextSchema),
  },
  listTextsByPlace: {
    params: nothing,
    query: z.object({
      placeId: identifier.describe('texts about this place'),
      lang: z.enum(contentLanguages).optional().describe('only texts with content in this language'),
    }),
    response: z.array(textInContextSchema),
  },
  getConfiguration: { params: nothing, query: nothing, response: configurationSchema },
  getOriginalImage: {
    params: z.object({ filename: fileName }),
    query: nothing,
    response: z.unknown().describe('the bytes of the image'),
  },
} as const satisfies Record<ApiCallName, ApiCallSchemas>;

interface ApiCallSchemas {
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly response: z.ZodType;
}
