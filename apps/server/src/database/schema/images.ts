import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { originalFormats } from '@cae-map/contract/entities/images/image-file';
import type { PictureCrop } from '@cae-map/contract/entities/images/image';
import { imageTypes, visibilityLevels } from '@cae-map/contract/enumerations';
import { between, calendarDate, instant, localizedText, oneOf } from '../columns.ts';
import { revision } from './revision.ts';
import { places } from './places.ts';

export const images = pgTable(
  'images',
  {
    image_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    filename: text(),
    filename_orig: text(),
    place_id: integer().references(() => places.place_id, { onDelete: 'set null' }),
    until_place_id: integer().references(() => places.place_id, { onDelete: 'set null' }),
    related_image_id: integer(),
    seqid: integer().notNull(),
    image_seqid: integer().notNull(),
    image_type: text({ enum: imageTypes }).notNull(),
    image_enabled: boolean().notNull().default(true),
    visibility_level: text({ enum: visibilityLevels }).notNull(),
    is_illustration: boolean().notNull().default(false),
    title_ru: localizedText(),
    title_en: localizedText(),
    author_ru: localizedText(),
    author_en: localizedText(),
    ownership: text(),
    ownership_ru: localizedText(),
    inventory_number: localizedText(),
    /** Of the work. */
    height_cm: doublePrecision(),
    width_cm: doublePrecision(),
    technique_ru: localizedText(),
    technique_en: localizedText(),
    series_ru: localizedText(),
    series_en: localizedText(),
    rights_holder: localizedText(),
    licence: localizedText(),
    year: integer(),
    enddate: calendarDate(),
    datetime_original: text(),
    date_format: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    minzoom: doublePrecision(),
    video_id: text(),
    video_starttime: integer(),
    url: text(),
    thumb: text(),
    thumbnail: text(),
    /** Of the full size in pixels. */
    width: integer(),
    height: integer(),
    /** A data URL of a few pixels. */
    placeholder: text(),
    has_avif: boolean().notNull().default(false),
    /** Fractions of the uploaded file as displayed. */
    focus_x: doublePrecision(),
    focus_y: doublePrecision(),
    /** Degrees clockwise. */
    rotation: integer().notNull().default(0),
    crop: jsonb().$type<PictureCrop>(),
    is_reviewed: boolean().notNull().default(true),
    /** Whether visitors download the uploaded file as it is, instead of a copy that is made from its pixels. */
    is_original_public: boolean().notNull().default(false),
    /** 64 bits as hexadecimal digits. */
    perceptual_hash: text(),
    created_at: instant().notNull().defaultNow(),
    uploaded_at: instant(),
    ...revision(),
  },
  (table) => [
    index('images_place').on(table.place_id),
    uniqueIndex('images_filename').on(table.filename),
    oneOf('images_image_type', table.image_type, imageTypes),
    oneOf('images_visibility_level', table.visibility_level, visibilityLevels),
    between('images_latitude', table.latitude, -90, 90),
    between('images_longitude', table.longitude, -180, 180),
    between('images_focus_x', table.focus_x, 0, 1),
    between('images_focus_y', table.focus_y, 0, 1),
    check('images_rotation', sql`${table.rotation} in (0, 90, 180, 270)`),
  ],
);

/** What is known of an uploaded file. */
const uploadedFile = () => ({
  /** The name in the store of originals, which is made from the contents. */
  file: text().notNull(),
  /** The upload that it was: a repeated request to add it adds no second image. */
  upload_id: text().notNull(),
  /** SHA-256 of the contents. */
  sha256: text().notNull(),
  format: text({ enum: originalFormats }).notNull(),
  /** As displayed, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** Whether the file contains a position, of which editors are warned before they publish it as it is. */
  has_position: boolean().notNull(),
});

/** The uploaded files of images, which are never changed. */
export const originals = pgTable(
  'originals',
  {
    image_id: integer()
      .primaryKey()
      .references(() => images.image_id, { onDelete: 'cascade' }),
    ...uploadedFile(),
    /** The name of the copy that visitors download in the store of published files; null until it is made. */
    public_copy: text(),
  },
  (table) => [
    index('originals_sha256').on(table.sha256),
    uniqueIndex('originals_upload').on(table.upload_id),
    oneOf('originals_format', table.format, originalFormats),
  ],
);

/** The uploaded files that images had before they were replaced, which are kept and can be put back. */
export const formerOriginals = pgTable(
  'former_originals',
  {
    ...uploadedFile(),
    upload_id: text().primaryKey(),
    image_id: integer()
      .notNull()
      .references(() => images.image_id, { onDelete: 'cascade' }),
    perceptual_hash: text(),
    replaced_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('former_originals_image').on(table.image_id),
    index('former_originals_sha256').on(table.sha256),
    oneOf('former_originals_format', table.format, originalFormats),
  ],
);

/** The names that images had before they were renamed, so that links to their originals keep working. */
export const formerImageNames = pgTable(
  'former_image_names',
  {
    name: text().primaryKey(),
    image_id: integer()
      .notNull()
      .references(() => images.image_id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_image_names_image').on(table.image_id)],
);
