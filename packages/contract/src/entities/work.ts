import { z } from 'zod';
import { maxSlugLength, slugPattern, workBounds } from './work-bounds.ts';

/** An id in URLs and content files: lower-case Latin letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .max(maxSlugLength)
  .regex(slugPattern, 'lower-case letters, digits and single hyphens');

export const workKinds = ['diary', 'memoir', 'letters', 'archive', 'study', 'reference', 'map'] as const;

/** A work that the expedition's dates and texts rest on: a book, an article, an archive or a map. */
export const workSchema = z.object({
  work_id: slugSchema,
  kind: z.enum(workKinds),
  author_ru: z.string().describe('empty for a work without an author'),
  author_en: z.string(),
  title_ru: z
    .string()
    .min(1)
    .describe('the title in Russian; that of the original if there is no translation'),
  title_en: z.string().min(1),
  year: z
    .int()
    .min(workBounds.firstYear)
    .max(workBounds.lastYear)
    .nullable()
    .describe('of the first publication'),
  publication_ru: z.string().describe('where and by whom it was published; may be empty'),
  publication_en: z.string(),
  url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .describe('where the work can be read'),
  note_ru: z.string().describe('what the work is for this journey, one sentence; may be empty'),
  note_en: z.string(),
});

/** A reference to a work, and where in it. */
export const citationSchema = z.strictObject({
  work: slugSchema.describe('a `work_id`'),
  chapter: z.string().min(1).optional().describe('chapter, entry or date within the work'),
  page: z.string().min(1).optional().describe('only where the page was seen'),
});

/** The works that the dates of a place or a text rest on, the main one first. Exactly one of the ids is set. */
export const citedSourcesSchema = z.object({
  place_id: z.int().positive().nullable(),
  text_id: z.int().positive().nullable(),
  sources: z.array(citationSchema).min(1),
});

export type WorkRecord = z.infer<typeof workSchema>;
export type Citation = z.infer<typeof citationSchema>;
export type CitedSources = z.infer<typeof citedSourcesSchema>;
