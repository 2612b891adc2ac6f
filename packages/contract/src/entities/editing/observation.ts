import { z } from 'zod';

/**
 * Where and when a traveller has seen a place, as the device has measured it. Only editors read it, and only what the traveller has agreed
 * to send: every part can be missing.
 */
export const observationSchema = z
  .object({
    seen_at: z.iso.datetime().max(24).describe('by the clock of the device, which can be wrong'),
    is_task_done: z.boolean().describe('whether the traveller has done what the place asks travellers for'),
    position: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        accuracy: z
          .number()
          .min(0)
          .max(1_000_000)
          .describe('the radius in metres that contains it with a probability of 95 %'),
      })
      .strict()
      .nullable(),
    bearing: z
      .object({
        degrees: z.number().min(0).lt(360).describe('clockwise from north; 0 is north'),
        is_true_north: z.boolean().describe('whether from true north; otherwise from magnetic north'),
      })
      .strict()
      .nullable()
      .describe('where the camera looked'),
  })
  .strict();

export type Observation = z.infer<typeof observationSchema>;
