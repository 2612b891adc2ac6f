import { z } from 'zod';

/** The credit that the provider of a layer requires for a view of the map; empty if it requires none. */
export const tileAttributionSchema = z.object({ text: z.string().max(2000) });

export type TileAttributionRecord = z.infer<typeof tileAttributionSchema>;
