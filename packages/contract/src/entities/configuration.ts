import { z } from 'zod';

/** What the operator has chosen for every visitor; it holds no secret. */
export const configurationSchema = z.object({
  /** Ids of the only places that show on the map and in lists; empty means all. */
  shown_place_ids: z.array(z.int().positive()),
});

export type ConfigurationRecord = z.infer<typeof configurationSchema>;
