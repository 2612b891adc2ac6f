import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { captionBounds } from './shipped-bounds.ts';

/** The caption of a chapter of the film that editors have changed. */
export const captionSchema = z.object({
  slug: z.string().describe('the name of the chapter in its URL'),
  title_ru: z.string(),
  title_en: z.string(),
  caption_ru: z.string(),
  caption_en: z.string(),
});

/** A caption as editors read it; its texts are those that the product was shipped with until they are changed. */
export const captionRevisionSchema = captionSchema.extend({
  caption_id: z.int().positive(),
  position: z.int().positive().describe('of the chapter in the film, from 1'),
  ...revisionSchema.shape,
});

const title = visibleText(captionBounds.title);
const caption = visibleText(captionBounds.caption);

/** What an editor saves. */
export const captionBodySchema = z
  .object({ title_ru: title, title_en: title, caption_ru: caption, caption_en: caption })
  .strict();

const repeated = z
  .object({
    caption_id: identifierField,
    slug: cleanTextSchema.max(captionBounds.slug),
    position: identifierField,
    ...repeatedRevision,
  })
  .partial();

/** The schemas of the calls of captions. The chapters are those of the product: none is added or deleted. */
export const captionSchemas = {
  visitors: captionSchema,
  editors: captionRevisionSchema,
  body: captionBodySchema,
  creation: captionBodySchema,
  replacement: captionBodySchema.extend(repeated.shape),
};

export type CaptionRecord = z.infer<typeof captionSchema>;
export type CaptionRevision = z.infer<typeof captionRevisionSchema>;
export type CaptionBody = z.infer<typeof captionBodySchema>;
