import { z } from 'zod';
import { timestampSchema } from '../../calendar-date.ts';
import { translatableTables, translationStatuses } from '../../enumerations.ts';

/** The state of the translation of one record into English. */
export const translationSchema = z.object({
  id: z.int().positive(),
  source_table: z.enum(translatableTables),
  source_id: z.int().positive(),
  status: z.enum(translationStatuses),
  updated_at: timestampSchema,
});

export type TranslationRecord = z.infer<typeof translationSchema>;
