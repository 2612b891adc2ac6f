import { z } from 'zod';
import { recordEntities } from '../entities/editing/record-kinds.ts';
import { maxListedEditors } from '../entities/editing/presence-bounds.ts';

/** What the editor of a record reports. */
export const presenceReportSchema = z
  .object({
    entity: z.enum(recordEntities),
    entity_id: z.int().positive().max(2_147_483_647),
    window_id: z
      .string()
      .max(32)
      .regex(/^[a-z0-9]{8,32}$/, 'must be 8 to 32 lower-case letters and digits')
      .describe('random characters that identify a window or tab of the user'),
    is_open: z.boolean().describe('false when the editor is closed'),
  })
  .strict();

/** Who else has a record open. */
export const presenceSchema = z.object({
  editors: z.array(z.string()).max(maxListedEditors).describe('the full names of the other users'),
  has_other_window: z.boolean().describe('whether the caller has it open in another window or tab'),
});

export type PresenceReport = z.infer<typeof presenceReportSchema>;
export type Presence = z.infer<typeof presenceSchema>;
