import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { aliasBounds, aliasLanguagePattern } from './alias-bounds.ts';
import { firstPlaceTitles, repeatedPlaceTitles } from './place-titles.ts';

/** Other names that stops share: the search finds the stops by them. */
export const aliasSchema = z.object({
  place_ids: z
    .array(z.int().positive())
    .describe('the stops; several if the expedition returned to the place'),
  names: z.array(
    z.object({
      language: z.string().describe('BCP 47, with the script if it is not the usual one, such as zh-Latn'),
      name: z.string(),
    }),
  ),
});

/** Other names as editors read them. */
export const aliasRevisionSchema = aliasSchema.extend({
  alias_id: z.int().positive(),
  note: z.string().describe('for editors, such as where the names are from'),
  ...firstPlaceTitles,
  ...revisionSchema.shape,
});

/** What an editor saves. */
export const aliasBodySchema = z
  .object({
    place_ids: z
      .array(identifierField)
      .min(1)
      .max(aliasBounds.places)
      .refine((ids) => new Set(ids).size === ids.length, 'must have each place once'),
    names: z
      .array(
        z.strictObject({
          language: z.string().max(8).regex(aliasLanguagePattern),
          name: visibleText(aliasBounds.name),
        }),
      )
      .min(1)
      .max(aliasBounds.names)
      .refine(
        (names) => new Set(names.map(({ language, name }) => `${language} ${name}`)).size === names.length,
        'must have each name of a language once',
      ),
    note: cleanTextSchema.max(aliasBounds.note),
  })
  .strict();

const repeated = z
  .object({ alias_id: identifierField, ...repeatedPlaceTitles, ...repeatedRevision })
  .partial();

/** The schemas of the calls of other names of places. */
export const aliasSchemas = {
  visitors: aliasSchema,
  editors: aliasRevisionSchema,
  body: aliasBodySchema,
  creation: aliasBodySchema,
  replacement: aliasBodySchema.extend(repeated.shape),
};

export type AliasRecord = z.infer<typeof aliasSchema>;
export type AliasRevision = z.infer<typeof aliasRevisionSchema>;
export type AliasBody = z.infer<typeof aliasBodySchema>;
