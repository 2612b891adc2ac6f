import { z } from 'zod';

/** The revision of an editable record, which editors read and send back in `If-Match`. */
export const revisionSchema = z.object({
  version: z.int().positive().describe('increases with each change'),
  updated_at: z.iso.datetime().describe('of the last change'),
  updated_by: z.int().nullable().describe('the user of the last change; null for the import'),
});
