import { z } from 'zod';
import { calendarDateSchema, isCalendarDate } from '../../calendar-date.ts';
import { cleanTextSchema, maxCharactersKey, visibleText } from '../../text.ts';
import { imageSchema } from './image.ts';
import { originalFacts } from './image-file.ts';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema, storedMomentSchema } from '../editing/revision.ts';
import { identifierField, largestInteger, positionField } from '../editing/stored-fields.ts';
import { uploadIdSchema } from '../upload-id.ts';
import { maxSideOfWork, minSideOfWork } from './work-bounds.ts';

/** Of the job that makes the sizes of an image; `none` for an image without a file or without a job. */
export const thumbnailStates = ['none', 'waiting', 'running', 'failed', 'done'] as const;
export type ThumbnailState = (typeof thumbnailStates)[number];

/** Fields that only editors may read; the server never sends them to visitors. */
export const imagePrivateSchema = z.object({
  is_reviewed: z.boolean().describe('whether an editor has accepted the picture in the review'),
  is_original_public: z
    .boolean()
    .describe('whether visitors download the uploaded file with all its metadata, instead of a copy without'),
  perceptual_hash: z
    .string()
    .nullable()
    .describe('64 bits as 16 hexadecimal digits; similar pictures differ in few bits'),
  original: z
    .object(originalFacts)
    .nullable()
    .describe('the uploaded file; null for images that were not uploaded here'),
  thumbnail_state: z.enum(thumbnailStates),
  thumbnail_error: z.string().nullable().describe('why the last attempt to make the sizes failed'),
});

/** A stored image as editors read and change it. */
export const imageRevisionSchema = imageSchema
  .extend(imagePrivateSchema.shape)
  .extend({ ...revisionSchema.shape, updated_at: imageSchema.shape.updated_at });

const title = cleanTextSchema.max(2000);
const line = cleanTextSchema.max(500);

/** A side of a painting in centimetres. */
const sideOfWork = z.number().min(minSideOfWork).max(maxSideOfWork);

/** A day, or a day with a time; the time is that of the place. */
const momentPattern = /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;

const momentSchema = z
  .string()
  .max(19)
  .refine((text) => {
    const [, day = ''] = momentPattern.exec(text) ?? [];
    return isCalendarDate(day) && !day.startsWith('0000');
  }, 'must be a day that exists, written YYYY-MM-DD, optionally with a time, HH:MM or HH:MM:SS');

/** The id of a video on YouTube. */
const videoIdField = z
  .string()
  .max(11)
  .regex(/^[\w-]{11}$/, 'must be the 11 characters of a YouTube video id');

/** The fields that editors change, with their bounds. */
const imageFields = z.object({
  place_id: identifierField.nullable(),
  until_place_id: identifierField.nullable(),
  related_image_id: identifierField.nullable(),
  seqid: positionField,
  image_seqid: positionField,
  image_type: imageSchema.shape.image_type,
  image_enabled: z.boolean(),
  visibility_level: imageSchema.shape.visibility_level,
  is_illustration: z.boolean(),
  is_reviewed: z.boolean(),
  is_original_public: z.boolean(),
  title_ru: title,
  title_en: title,
  author_ru: line,
  author_en: line,
  ownership: line.nullable(),
  ownership_ru: line,
  inventory_number: line,
  height_cm: sideOfWork.nullable(),
  width_cm: sideOfWork.nullable(),
  technique_ru: line,
  technique_en: line,
  series_ru: line,
  series_en: line,
  rights_holder: line,
  licence: line,
  year: z.int().min(1).max(9999).nullable(),
  enddate: calendarDateSchema.nullable(),
  datetime_original: momentSchema.nullable(),
  date_format: visibleText(20).nullable(),
  latitude: imageSchema.shape.latitude,
  longitude: imageSchema.shape.longitude,
  minzoom: z.number().min(-30).max(30).nullable(),
  video_id: videoIdField.nullable(),
  video_starttime: z.int().min(0).max(86_400).nullable(),
  focus_x: imageSchema.shape.focus_x,
  focus_y: imageSchema.shape.focus_y,
  rotation: imageSchema.shape.rotation,
  crop: imageSchema.shape.crop,
});

/** The fields that depend on each other. */
type DependentFields = Pick<
  z.infer<typeof imageFields>,
  | 'place_id'
  | 'until_place_id'
  | 'latitude'
  | 'longitude'
  | 'datetime_original'
  | 'enddate'
  | 'image_type'
  | 'is_illustration'
  | 'video_id'
  | 'focus_x'
  | 'focus_y'
  | 'crop'
>;

/** The right and lower edge of a picture, with the rounding of sums. */
const maxCropEdge = 1 + 1e-9;

/** What an image must be as a whole, by the field to correct. */
const imageRules: readonly {
  readonly field: keyof DependentFields;
  readonly message: string;
  readonly isMet: (fields: DependentFields) => boolean;
}[] = [
  {
    field: 'until_place_id',
    message: 'needs place_id, where the stretch begins',
    isMet: ({ place_id, until_place_id }) => until_place_id === null || place_id !== null,
  },
  {
    field: 'latitude',
    message: 'needs longitude as well',
    isMet: ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  },
  {
    field: 'enddate',
    message: 'must not be before datetime_original',
    isMet: ({ datetime_original, enddate }) =>
      datetime_original === null || enddate === null || enddate >= datetime_original.slice(0, 10),
  },
  {
    field: 'image_type',
    message: 'must be relatedimage for an illustration, which is neither a photograph nor a painting',
    isMet: ({ is_illustration, image_type }) => !is_illustration || image_type === 'relatedimage',
  },
  {
    field: 'video_id',
    message: 'must be set for a video and null for a picture',
    isMet: ({ image_type, video_id }) => (image_type === 'video') === (video_id !== null),
  },
  {
    field: 'focus_x',
    message: 'needs focus_y as well',
    isMet: ({ focus_x, focus_y }) => (focus_x === null) === (focus_y === null),
  },
  {
    field: 'crop',
    message: 'must be within the picture',
    isMet: ({ crop }) =>
      crop === null || (crop.left + crop.width <= maxCropEdge && crop.top + crop.height <= maxCropEdge),
  },
];

/** The first rule that the fields of an image violate, as a sentence that begins with the field; null if there is none. */
export function findImageViolation(fields: DependentFields): string | null {
  const violated = imageRules.find((rule) => !rule.isMet(fields));
  return violated ? `${violated.field} ${violated.message}.` : null;
}

/** What an editor saves: every field except those that the server derives. */
export const imageBodySchema = imageFields.strict().superRefine((fields, context) => {
  for (const { field, message, isMet } of imageRules)
    if (!isMet(fields)) context.addIssue({ code: 'custom', path: [field], message });
});

/** A name, a URL or a message that the server has stored. */
const storedText = z.string().max(2000).nullable();
const storedSide = z.int().positive().max(largestInteger).nullable();

/** The fields that the server sets, as a write may repeat them. */
const repeatedFields = z
  .object({
    image_id: identifierField,
    filename: storedText,
    filename_orig: storedText,
    url: storedText,
    thumb: storedText,
    thumbnail: storedText,
    width: storedSide,
    height: storedSide,
    // Of a picture that is a long strip.
    placeholder: z.string().max(50_000).nullable(),
    has_avif: z.boolean(),
    created_at: storedMomentSchema,
    uploaded_at: storedMomentSchema.nullable(),
    perceptual_hash: storedText,
    original: z.object(originalFacts).strict().nullable(),
    thumbnail_state: z.enum(thumbnailStates),
    thumbnail_error: storedText,
    ...repeatedRevision,
  })
  .partial();

/** What replaces an image: what an editor saves. The image that an editor has read can be sent as it is. */
export const imageReplacementSchema = imageBodySchema.safeExtend(repeatedFields.shape);

/** A new image: an upload, or a catalogue record without one. Fields that are absent have the value of an empty form. */
export const newImageSchema = imageFields
  .partial()
  .required({ image_type: true, image_enabled: true })
  .extend({
    upload_id: uploadIdSchema
      .nullable()
      .default(null)
      .describe('a finished upload; null for a record without a picture'),
    allow_duplicate: z
      .boolean()
      .default(false)
      .describe('whether a second image with the same file may be added'),
  })
  .strict();

/** A new video. */
export const newVideoSchema = imageFields
  .omit({ image_type: true, is_illustration: true })
  .partial()
  .required({ image_enabled: true })
  .extend({ video_id: videoIdField })
  .strict();

/** The maximum `count` of a request for the newest images. */
export const maxNewestImages = 200;

/** The most images that are changed at once, and the most characters of all their new texts together. */
export const maxImageEdits = 500;
const maxEditedCharacters = 500_000;

const namesEachOnce = (records: readonly { readonly image_id: number }[]): boolean =>
  new Set(records.map(({ image_id }) => image_id)).size === records.length;

function countCharacters(edits: readonly { readonly fields: object }[]): number {
  return edits
    .flatMap(({ fields }): unknown[] => Object.values(fields))
    .reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}

/** Changes of some fields of several images, all of them or none. */
export const imageEditsSchema = z
  .object({
    edits: z
      .array(
        z
          .object({
            image_id: identifierField,
            version: z.int().positive().describe('the version that was edited'),
            fields: imageFields
              .partial()
              .extend(repeatedFields.shape)
              .strict()
              .refine((fields) => Object.keys(fields).length > 0, 'must change a field'),
          })
          .strict(),
      )
      .min(1)
      .max(maxImageEdits)
      .refine(namesEachOnce, 'must name each image once')
      .refine(
        (edits) => countCharacters(edits) <= maxEditedCharacters,
        `must have texts of at most ${maxEditedCharacters} characters together`,
      )
      .meta({ [maxCharactersKey]: maxEditedCharacters }),
  })
  .strict();

/** The schemas of the calls of images. */
export const imageSchemas = {
  visitors: imageSchema,
  editors: imageRevisionSchema,
  body: imageBodySchema,
  creation: newImageSchema,
  replacement: imageReplacementSchema,
  order: orderSchemaOf(recordKinds.image),
  edits: imageEditsSchema,
};

export type ImageRevision = z.infer<typeof imageRevisionSchema>;
export type ImageBody = z.infer<typeof imageBodySchema>;
export type NewImage = z.infer<typeof newImageSchema>;
export type NewVideo = z.infer<typeof newVideoSchema>;
export type ImageEdit = z.infer<typeof imageEditsSchema>['edits'][number];
