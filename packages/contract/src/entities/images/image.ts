import { z } from 'zod';
import { calendarDateSchema, timestampSchema } from '../../calendar-date.ts';
import { cleanTextSchema } from '../../text.ts';
import { imageTypes, visibilityLevels } from '../../enumerations.ts';

/** The smallest width and height of a crop, as a part of the picture: less has too few pixels to be shown. */
export const minCropSide = 0.05;

const part = z.number().min(0).max(1);
const croppedPart = z.number().min(minCropSide).max(1);

/** A part of a picture, in fractions of its width and its height. */
export const cropSchema = z
  .object({ left: part, top: part, width: croppedPart, height: croppedPart })
  .strict();

/** An image, painting, postcard, video or illustration, in the API and the database (specification, section 3). */
export const imageSchema = z.object({
  image_id: z.int().positive(),
  filename: z.string().nullable().describe('null for a catalogue record without an image'),
  filename_orig: z.string().nullable().describe('file name of the original, for /image/orig/{filename}'),
  place_id: z.int().positive().nullable(),
  until_place_id: z
    .int()
    .positive()
    .nullable()
    .describe('the last place of the stretch of road that it belongs to, if no source names its place'),
  related_image_id: z.int().positive().nullable(),
  seqid: z.int(),
  image_seqid: z.int().describe('order within the place'),
  image_type: z.enum(imageTypes),
  image_enabled: z.boolean(),
  visibility_level: z.enum(visibilityLevels),
  is_illustration: z
    .boolean()
    .describe('drawn for this site: neither a photograph of the expedition nor a painting'),
  title_ru: cleanTextSchema,
  title_en: cleanTextSchema,
  author_ru: cleanTextSchema,
  author_en: cleanTextSchema,
  ownership: cleanTextSchema.nullable().describe('the museum or collection that owns the work, in English'),
  ownership_ru: cleanTextSchema.describe('Russian name of the museum or collection; empty if it has none'),
  inventory_number: cleanTextSchema.describe('of the museum or collection; empty if unknown'),
  height_cm: z.number().positive().nullable().describe('of the work in centimetres; null if unknown'),
  width_cm: z.number().positive().nullable(),
  technique_ru: cleanTextSchema.describe('paint and support, as the owner states them; empty if unknown'),
  technique_en: cleanTextSchema,
  series_ru: cleanTextSchema.describe('the series that the painter counted the work in; empty if none'),
  series_en: cleanTextSchema,
  rights_holder: cleanTextSchema.describe('who holds the rights to the picture; empty if unknown'),
  licence: cleanTextSchema.describe(
    'under which the picture is published, such as CC BY-SA 4.0; empty if unknown',
  ),
  year: z.int().nullable(),
  enddate: calendarDateSchema.nullable(),
  datetime_original: z
    .string()
    .nullable()
    .describe('when it was made or the day it shows, YYYY-MM-DD with an optional time'),
  date_format: cleanTextSchema.nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  minzoom: z.number().nullable(),
  video_id: z.string().nullable(),
  video_starttime: z.int().min(0).nullable().describe('in seconds'),
  url: z.string().nullable().describe('URL of the full size'),
  thumb: z.string().nullable().describe('URL of the small size, 320 pixels wide'),
  thumbnail: z.string().nullable().describe('URL of the medium size, 800 pixels wide'),
  width: z.int().positive().nullable().describe('of the full size in pixels; null if unknown'),
  height: z.int().positive().nullable(),
  placeholder: z
    .string()
    .nullable()
    .describe('a data URL of a few pixels, to show blurred until a size is loaded'),
  has_avif: z
    .boolean()
    .describe('whether all sizes also exist as AVIF, at the same URLs with .avif instead of .webp'),
  focus_x: part
    .nullable()
    .describe(
      'what a cropped presentation must show, as a fraction of the width of the uploaded file as displayed, from the left; null for the centre',
    ),
  focus_y: part.nullable().describe('as focus_x, of the height, from the top'),
  rotation: z
    .int()
    .min(0)
    .max(270)
    .multipleOf(90)
    .describe('the clockwise rotation of the published copies in degrees'),
  crop: cropSchema
    .nullable()
    .describe(
      'the part of the uploaded file, as displayed before the rotation, that the published copies show; null for all of it',
    ),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  uploaded_at: timestampSchema.nullable(),
});

/** A part of a picture, in fractions of its width and its height. */
export type PictureCrop = z.infer<typeof cropSchema>;
export type ImageRecord = z.infer<typeof imageSchema>;
