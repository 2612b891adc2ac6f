import { z } from 'zod';
import { timestampSchema } from '../../calendar-date.ts';
import { fieldReferenceSchema, fieldReferenceShape } from './field-reference.ts';
import { translationDetailSchema } from './translation.ts';
import { translationBounds } from './translation-bounds.ts';

/** A field that a user has opened: nobody else translates it until the lease ends. */
export const leaseSchema = z.object({
  ...fieldReferenceShape,
  user: z.string().describe('full name'),
  is_own: z.boolean(),
  expires_at: timestampSchema,
});
export type Lease = z.infer<typeof leaseSchema>;

/**
 * The fields of which the caller wants one, in the order of preference. The first one that no other user has leased and whose state still
 * has the given version is leased.
 */
export const leaseRequestSchema = z
  .object({
    candidates: z
      .array(
        z.object({
          reference: fieldReferenceSchema,
          version: z
            .int()
            .min(0)
            .max(2_147_483_647)
            .optional()
            .describe('skips the field if its state has another version; absent takes it in any state'),
        }),
      )
      .min(1)
      .max(translationBounds.candidates),
  })
  .strict();

/** A leased field with its texts. */
export const leasedTranslationSchema = z.object({
  translation: translationDetailSchema,
  expires_at: timestampSchema,
});
export type LeasedTranslation = z.infer<typeof leasedTranslationSchema>;
