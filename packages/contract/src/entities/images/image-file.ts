import { z } from 'zod';
import { uploadIdSchema } from '../upload-id.ts';

/** The formats of uploaded pictures, as found in the file and not by its name. */
export const originalFormats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const;
export type OriginalFormat = (typeof originalFormats)[number];

/** The properties of an uploaded file. */
export const originalFacts = {
  format: z.enum(originalFormats),
  width: z.int().positive().describe('in pixels, as displayed'),
  height: z.int().positive(),
  bytes: z.int().positive(),
  upload_id: uploadIdSchema.describe('the upload that it was, by which a replaced file is put back'),
  has_position: z
    .boolean()
    .describe('whether the file contains a position, or may contain one that cannot be read'),
};

/** The new file of an image. */
export const fileReplacementSchema = z
  .object({
    upload_id: uploadIdSchema.describe(
      'a finished upload, or the upload of a file that the image had before, which it has again then',
    ),
    allow_duplicate: z.boolean().default(false).describe('whether another image may have the same file'),
  })
  .strict();

/** The metadata in the file of an image, which an editor may take over; nothing is saved. */
export const imageMetadataSchema = z.object({
  image_id: z.int().positive(),
  datetime_original: z.string().nullable().describe('YYYY-MM-DD HH:MM:SS in the time of the camera'),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  author: z.string().max(500).nullable(),
  description: z.string().max(2000).nullable(),
});

export type ImageMetadata = z.infer<typeof imageMetadataSchema>;
