import { z } from 'zod';

/** The most failed images that the progress lists. */
export const maxListedFailures = 50;

/** How far the jobs are that make the sizes of images. */
export const thumbnailProgressSchema = z.object({
  waiting: z.int().min(0),
  running: z.int().min(0),
  done: z.int().min(0).describe('since the first of the jobs that were added together'),
  failed: z.int().min(0).describe('jobs that are not tried again'),
  failures: z
    .array(z.object({ image_id: z.int().positive(), error: z.string() }))
    .max(maxListedFailures)
    .describe('the last failed images'),
});

/** How many images get new sizes. */
export const regeneratedSchema = z.object({
  regenerated: z.int().min(0).describe('the images whose sizes are being made: see the progress'),
});

/** The most orphan files of an analysis, and of a removal. */
export const maxOrphanFiles = 500;

const imageIds = z.array(z.int().positive());

/** What editors should look at. Every list is complete except that of the orphan files. */
export const imageAnalysisSchema = z.object({
  unplaced: imageIds.describe('neither at a place nor at a position'),
  undated: imageIds.describe('with neither a date nor a year'),
  without_thumbnail: imageIds.describe('uploaded, but without a small size'),
  missing_files: z.array(
    z.object({ image_id: z.int().positive(), file: z.string().describe('the name that was not found') }),
  ),
  orphan_files: z
    .array(
      z.object({
        name: z.string(),
        bytes: z.int().min(0),
        modified_at: z.iso.datetime(),
      }),
    )
    .max(maxOrphanFiles)
    .describe('stored files that no image refers to'),
  near_duplicates: z.array(
    z.object({
      image_ids: z.tuple([z.int().positive(), z.int().positive()]),
      distance: z.int().min(0).max(64).describe('different bits of the perceptual hashes'),
    }),
  ),
  outside_stay: z.array(
    z.object({
      image_id: z.int().positive(),
      place_id: z.int().positive(),
      date: z.string().describe('YYYY-MM-DD, the day of the image'),
      stay: z.tuple([z.string(), z.string()]).describe('arrival and departure, YYYY-MM-DD'),
    }),
  ),
  far_from_place: z.array(
    z.object({ image_id: z.int().positive(), place_id: z.int().positive(), kilometres: z.number().min(0) }),
  ),
});

/** The orphan files to remove. */
export const orphanRemovalSchema = z
  .object({ names: z.array(z.string().min(1).max(600)).min(1).max(maxOrphanFiles) })
  .strict();

/** How many of the named files were orphans and have been removed. */
export const removedOrphansSchema = z.object({ removed: z.int().min(0) });

export type ThumbnailProgress = z.infer<typeof thumbnailProgressSchema>;
export type ImageAnalysis = z.infer<typeof imageAnalysisSchema>;
