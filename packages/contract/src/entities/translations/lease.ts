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
 * The fields of which the caller wants one, in the order of preference. The first that nobody else has leased and whose state is still that
 * of the version is leased; other leases of the caller end if `is_only` is set.
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
