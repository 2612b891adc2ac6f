import { z } from 'zod';
import { heightBounds } from './height-bounds.ts';

/** The height of a place and heights along the leg to it. Heights are metres above the sea. */
export const placeHeightSchema = z.object({
  place_id: z.int().positive(),
  /** From the source if there is one, else from the height grid; null outside of the grid and without a position. */
  height_m: z.int().nullable(),
  /**
   * The expected error of the height of the grid at the place, in metres, from the roughness of the terrain and the accuracy
   * of the position; null outside of the grid. It does not apply to a height from a source.
   */
  precision_m: z.int().positive().nullable(),
  /** The source of a height that is not from the grid, in both languages. */
  source_ru: z.string().min(1).nullable(),
  source_en: z.string().min(1).nullable(),
  /**
   * Heights from the grid along the leg to the place, at equal distances from its start to its end; null outside of the
   * grid. Null for a place without a leg and for a leg that is completely outside of the grid.
   */
  samples: z.array(z.int().nullable()).nullable(),
});

export type PlaceHeightRecord = z.infer<typeof placeHeightSchema>;

/** A height with its source, an entry of `content/heights/heights.json`. */
export const contentHeightSchema = z.strictObject({
  place_id: z.int().positive(),
  /** Metres above the sea. */
  metres: z.int().min(heightBounds.lowest).max(heightBounds.highest),
  source_ru: z.string().min(1),
  source_en: z.string().min(1),
});

export type ContentHeight = z.infer<typeof contentHeightSchema>;
