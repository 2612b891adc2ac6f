import { z } from 'zod';

/** A track file that the server offers (TRK-2). */
export const trackFileSchema = z.object({
  filename: z.string().describe('the name for `GET /api/tracks/{filename}`'),
  bytes: z.number().int().nonnegative(),
});

export type TrackFileRecord = z.infer<typeof trackFileSchema>;
