import { z } from 'zod';

/** Settings of the operator that apply to every visitor; contains no secrets. */
export const configurationSchema = z.object({
  /** Ids of the only places that are shown; empty shows all. */
  shown_place_ids: z.array(z.int().positive()),
});

export type ConfigurationRecord = z.infer<typeof configurationSchema>;
