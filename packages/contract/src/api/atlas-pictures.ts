import { z } from 'zod';

/** Tiles of a row that follow each other. */
const spanSchema = z.tuple([z.int(), z.int(), z.int()]);

/** The pictures of the atlas that set-up has drawn for pages, which show them until the map is drawn. */
export const atlasPicturesSchema = z.object({
  /** A hash of all pictures, part of their URLs. */
  hash: z.string().regex(/^[0-9a-f]{12}$/),
  /** The tiles of each zoom (256-pixel tiles): row, first column, last column. */
  tiles: z.record(z.string(), z.array(spanSchema)),
});

export type AtlasPictures = z.infer<typeof atlasPicturesSchema>;
