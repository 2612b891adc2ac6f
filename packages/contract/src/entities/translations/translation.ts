import { z } from 'zod';
import { timestampSchema } from '../../calendar-date.ts';
import { translationStatuses } from '../../enumerations.ts';
import { cleanTextSchema, maxCharactersKey } from '../../text.ts';
import { fieldReferenceSchema, fieldReferenceShape } from './field-reference.ts';
import { suggestionSchema } from './suggestion.ts';
import { translationBounds } from './translation-bounds.ts';

/** The state of the translation of a field of a record into a language. */
export const translationSchema = z.object({
  id: z.int().positive().nullable().describe('null for a field without a stored state'),
  ...fieldReferenceShape,
  status: z.enum(translationStatuses),
  version: z.int().min(0).describe('increases with each change of the state; 0 without a stored one'),
  updated_at: timestampSchema.nullable(),
  translated_by: z.string().nullable().describe('full name'),
  approved_by: z.string().nullable().describe('full name; of a completed translation'),
  approved_at: timestampSchema.nullable(),
  has_suggestion: z.boolean().describe('whether a suggestion waits for review'),
  comment_count: z.int().min(0),
});

/** A translation with its texts. */
export const translationDetailSchema = translationSchema.extend({
  source: z.string().describe('what the record has in Russian'),
  target: z.string().describe('what the record has in the language'),
  translated_source: z
    .string()
    .nullable()
    .describe('the source when the translation was last saved or approved; null if no state is stored'),
  suggestion: suggestionSchema.nullable().describe('the suggestion that waits for review'),
});

export type TranslationRecord = z.infer<typeof translationSchema>;
export type TranslationDetail = z.infer<typeof translationDetailSchema>;

const textOfField = cleanTextSchema.max(translationBounds.value);

/** The texts as the translator has seen them: other current ones are a conflict. */
export const seenTextsSchema = z.object({ source: textOfField, target: textOfField }).strict();

/** A translation that is saved. Of a user who may not approve it becomes a suggestion. */
export const translationBodySchema = z
  .object({
    value: textOfField,
    seen: seenTextsSchema,
    approve: z.boolean().default(false).describe('whether it is approved as well'),
  })
  .strict();

/** Translations that are saved in one step, such as those of a file. */
export const translationChangesSchema = z
  .object({
    changes: z
      .array(
        z.object({
          reference: fieldReferenceSchema,
          value: textOfField,
          seen: seenTextsSchema,
        }),
      )
      .min(1)
      .max(translationBounds.changes)
      .meta({ [maxCharactersKey]: 700_000 }),
  })
  .strict();

/** What became of translations that were saved in one step. */
export const savedTranslationsSchema = z.object({
  saved: z.int().min(0),
  suggested: z.int().min(0).describe('those that wait for review'),
  conflicts: z
    .array(translationDetailSchema)
    .describe('those that have changed since; they are as they were'),
});

/** A published translation whose source has changed since it was made. */
export const outdatedTranslationSchema = z.object(fieldReferenceShape);
export type OutdatedTranslation = z.infer<typeof outdatedTranslationSchema>;

/** What has changed in a source since its translation was made or approved. */
export const translationDifferenceSchema = z.object({
  id: z.int().positive(),
  status: z.enum(translationStatuses),
  since: timestampSchema.nullable().describe('when the translation was approved, or else last changed'),
  before: z.string(),
  after: z.string(),
  segments: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
});
export type TranslationDifference = z.infer<typeof translationDifferenceSchema>;

/** A change of the source or of the translation of a field. */
export const translationChangeSchema = z.object({
  at: timestampSchema,
  editor: z.string().nullable(),
  side: z.enum(['source', 'target']),
  before: z.string(),
  after: z.string(),
});
export type TranslationChange = z.infer<typeof translationChangeSchema>;

/** What a translator writes to the others about a field. */
export const translationCommentSchema = z.object({
  comment_id: z.int().positive(),
  author: z.string().nullable(),
  is_own: z.boolean(),
  text: z.string(),
  created_at: timestampSchema,
});
export type TranslationComment = z.infer<typeof translationCommentSchema>;
