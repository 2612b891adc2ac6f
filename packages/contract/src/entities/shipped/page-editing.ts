import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { pageBounds, plainLinePattern } from './shipped-bounds.ts';

/** A page of the content whose text editors have changed, in the form of its files. */
export const pageSchema = z.object({
  page_name: z.string().describe('about, aboutcae or guide'),
  title_ru: z.string(),
  title_en: z.string(),
  summary_ru: z.string().describe('one sentence for search engines and previews'),
  summary_en: z.string(),
  text_ru: z.string().describe('Markdown, as described in content/README.md'),
  text_en: z.string(),
});

/** A page as editors read it; its texts are those that the product was shipped with until they are changed. */
export const pageRevisionSchema = pageSchema.extend({
  page_id: z.int().positive(),
  ...revisionSchema.shape,
});

const plainLine = (max: number) =>
  visibleText(max).regex(plainLinePattern, 'must be one line that is not in quotation marks');
const text = visibleText(pageBounds.text);

/** What an editor saves. */
export const pageBodySchema = z
  .object({
    title_ru: plainLine(pageBounds.title),
    title_en: plainLine(pageBounds.title),
    summary_ru: plainLine(pageBounds.summary),
    summary_en: plainLine(pageBounds.summary),
    text_ru: text,
    text_en: text,
  })
  .strict();

const repeated = z
  .object({ page_id: identifierField, page_name: cleanTextSchema.max(pageBounds.name), ...repeatedRevision })
  .partial();

/** The schemas of the calls of pages. The set of pages is that of the product: none is added or deleted. */
export const pageSchemas = {
  visitors: pageSchema,
  editors: pageRevisionSchema,
  body: pageBodySchema,
  creation: pageBodySchema,
  replacement: pageBodySchema.extend(repeated.shape),
};

export type PageRecord = z.infer<typeof pageSchema>;
export type PageRevision = z.infer<typeof pageRevisionSchema>;
export type PageBody = z.infer<typeof pageBodySchema>;
