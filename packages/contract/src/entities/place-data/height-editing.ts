import { z } from 'zod';
import { visibleText } from '../../text.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { contentHeightSchema } from '../height.ts';
import { heightBounds } from '../height-bounds.ts';
import { firstPlaceTitles, repeatedPlaceTitles } from './place-titles.ts';

/** The height of a stop that is known from a source better than from the height grid. */
export const sourcedHeightSchema = z.object({
  place_id: z.int().positive(),
  metres: z.int().describe('above the sea'),
  source_ru: z.string().describe('a phrase without a capital letter and a full stop'),
  source_en: z.string(),
});

/** A height as editors read it. */
export const heightRevisionSchema = sourcedHeightSchema.extend({
  height_id: z.int().positive(),
  ...firstPlaceTitles,
  ...revisionSchema.shape,
});

/** What an editor saves. A stop has one height; see `check` of the kind on the server. */
export const heightBodySchema = z
  .object({
    place_id: identifierField,
    metres: contentHeightSchema.shape.metres,
    source_ru: visibleText(heightBounds.source),
    source_en: visibleText(heightBounds.source),
  })
  .strict();

const repeated = z
  .object({ height_id: identifierField, ...repeatedPlaceTitles, ...repeatedRevision })
  .partial();

/** The schemas of the calls of heights. Visitors read them with those of the grid, by a call that is derived from the places. */
export const heightSchemas = {
  visitors: sourcedHeightSchema,
  editors: heightRevisionSchema,
  body: heightBodySchema,
  creation: heightBodySchema,
  replacement: heightBodySchema.extend(repeated.shape),
};

export type HeightRevision = z.infer<typeof heightRevisionSchema>;
export type HeightBody = z.infer<typeof heightBodySchema>;
