import { z } from 'zod';
import { timestampSchema } from '../../calendar-date.ts';
import { cleanTextSchema } from '../../text.ts';
import { fieldReferenceShape } from './field-reference.ts';
import { suggestionStates } from './suggestion-states.ts';
import { translationBounds } from './translation-bounds.ts';

/** A translation of a user who may not approve, and what became of it. */
export const suggestionSchema = z.object({
  suggestion_id: z.int().positive(),
  ...fieldReferenceShape,
  author: z.string().nullable().describe('the full name; null for a deleted account'),
  is_own: z.boolean().describe('whether the caller is the author'),
  value: z.string(),
  source_text: z.string().describe('the source that the author has seen'),
  target_text: z.string().describe('the translation that the author has seen'),
  state: z.enum(suggestionStates),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  decided_by: z.string().nullable(),
  decided_at: timestampSchema.nullable(),
  applied: z.string().nullable().describe('what became the translation, if it was accepted or amended'),
  note: z.string().describe('what the reviewer tells the author'),
  version: z.int().positive(),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

/** A decision about a suggestion. */
export const suggestionDecisionSchema = z
  .object({
    decision: z.enum(['accept', 'decline']),
    value: cleanTextSchema
      .max(translationBounds.value)
      .optional()
      .describe('the amended translation; absent for the suggestion as it was sent'),
    approve: z.boolean().default(true).describe('whether the accepted translation is approved as well'),
    note: cleanTextSchema.max(translationBounds.comment).default(''),
  })
  .strict();
