import { z } from 'zod';
import { calendarDateSchema, timestampSchema } from '../calendar-date.ts';
import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '../enumerations.ts';
import { cleanTextSchema, visibleText } from '../text.ts';
import { orderSchemaOf } from './editing/order-schema.ts';
import { recordKinds } from './editing/record-kinds.ts';
import {
  editedVersionSchema,
  repeatedRevision,
  revisionSchema,
  storedMomentSchema,
} from './editing/revision.ts';
import { identifierField, largestInteger, positionField } from './editing/stored-fields.ts';
import { citationSchema } from './work.ts';
import { savedCitationsSchema } from './works/work-editing.ts';

/** The precision of a place's dates: day, month or year. */
export const dateFormatSchema = visibleText(20);

const sizeWordSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(placeSizes).nullable(),
);

const placeTypeSchema = z.preprocess(
  (value) => (placeTypes.some((type) => type === value) ? value : 'others'),
  z.enum(placeTypes),
);

/**
 * A place, in the API and the database (specification, section 3). Positions are WGS84 degrees; `routejson` is a JSON
 * string with the [latitude, longitude] pairs between the previous stop and this one.
 */
export const placeSchema = z.object({
  place_id: z.int().positive(),
  seqid: z.int().describe('order along the route'),
  title_ru: cleanTextSchema,
  title_en: cleanTextSchema,
  title_modern: cleanTextSchema.describe('modern names, separated by semicolons, the main one first'),
  title_cn: cleanTextSchema.describe('Chinese title; empty where none is known'),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  date: calendarDateSchema.nullable().describe('arrival'),
  enddate: calendarDateSchema.nullable().describe('departure'),
  date_format: cleanTextSchema.nullable().describe('YYYY-MM-DD is exact, any other is coarser'),
  date_acc: z.int().nullable().describe('-1 means approximate'),
  routejson: cleanTextSchema
    .nullable()
    .describe('JSON string: [[latitude, longitude], …] from the previous stop to this one'),
  zoom: sizeWordSchema.describe('size word'),
  minzoom: z
    .number()
    .min(-30)
    .max(30)
    .describe('lowest zoom (of 256-pixel tiles) at which the place has a label; 0 or less hides it'),
  tooltip_position: z.enum(tooltipPositions).nullable(),
  visited_on: z.enum(visitedOnValues),
  accuracy_level: z.enum(accuracyLevels),
  go_by: z.enum(transports).nullable(),
  place_type: placeTypeSchema,
  ispathpart: z.boolean(),
  path_ref_req: z.boolean().describe('the line to this place needs clarification'),
  path_ref_req_info: cleanTextSchema,
  hide_distance: z.boolean(),
  notes: cleanTextSchema,
  notes_en: cleanTextSchema,
  location_reference: cleanTextSchema,
  location_reference_en: cleanTextSchema,
  overnight_place: cleanTextSchema,
  overnight_place_en: cleanTextSchema,
  traveler_todo: cleanTextSchema,
  traveler_todo_en: cleanTextSchema,
  imgcount: z.int().min(0).describe('derived: number of enabled images of the place'),
});

/** Fields that only editors read with the place: visitors read the sources of all records as one list, and never the tasks. */
export const placePrivateSchema = z.object({
  content_todo: cleanTextSchema.describe('open tasks for editors'),
  sources: z.array(citationSchema).describe('what the dates and the notes rest on, the main work first'),
});

export const placeForEditorsSchema = placeSchema.extend(placePrivateSchema.shape);

/** A stored place as editors read and change it. */
export const placeRevisionSchema = placeForEditorsSchema
  .extend({ created_at: timestampSchema.describe('when the place was added') })
  .extend(revisionSchema.shape);

/** The fields that can be changed alone, without the form of the place. */
export const quickEditFields = [
  'minzoom',
  'tooltip_position',
  'accuracy_level',
  'path_ref_req',
  'hide_distance',
] as const satisfies readonly (keyof typeof placeSchema.shape)[];

/** A change of exactly one field; `placeId` repeats the id of the path. The version serves where there is no `If-Match`. */
export const quickEditSchema = placeSchema
  .pick({
    minzoom: true,
    tooltip_position: true,
    accuracy_level: true,
    path_ref_req: true,
    hide_distance: true,
  })
  .partial()
  .extend({ placeId: identifierField, version: editedVersionSchema.optional() })
  .strict()
  .refine(
    (edit) => quickEditFields.filter((field) => edit[field] !== undefined).length === 1,
    `needs exactly one of ${quickEditFields.join(', ')}`,
  );

/** The most characters of a title, of a text and of a line; a request that exceeds them is rejected. */
const longestTitle = 2000;
const longestText = 20_000;
const longestLine = 500_000;

const textField = cleanTextSchema.max(longestText);

/** The titles that editors and content files enter. Stored ones are not checked again, so that no list fails because of one of them. */
const enteredTitles = {
  title_ru: visibleText(longestTitle),
  title_en: cleanTextSchema.max(longestTitle),
  title_modern: cleanTextSchema.max(longestTitle),
  // Optional: content files and pages of an earlier release do not have it, and it is then left as it is.
  title_cn: cleanTextSchema.max(longestTitle).optional(),
  date_format: dateFormatSchema.nullable(),
};

/** A place with its fields as they are entered. */
export const enteredPlaceSchema = placeForEditorsSchema.extend(enteredTitles);

/** What an editor saves: every field except those that the server derives. */
export const placeBodySchema = enteredPlaceSchema
  .omit({ place_id: true, imgcount: true })
  .extend({
    routejson: cleanTextSchema.max(longestLine).nullable(),
    date_acc: positionField.nullable(),
    seqid: positionField,
    path_ref_req_info: textField,
    notes: textField,
    notes_en: textField,
    location_reference: textField,
    location_reference_en: textField,
    overnight_place: textField,
    overnight_place_en: textField,
    traveler_todo: textField,
    traveler_todo_en: textField,
    content_todo: textField,
    // Optional: pages of an earlier release do not have them, and they are then left as they are.
    sources: savedCitationsSchema.optional(),
  })
  .strict()
  .refine(({ date, enddate }) => date === null || enddate === null || enddate >= date, {
    path: ['enddate'],
    message: 'must not be before date',
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['latitude'],
    message: 'needs longitude as well',
  });

/** The fields that the server sets, as a write may repeat them. */
const repeatedFields = z
  .object({
    place_id: identifierField,
    imgcount: z.int().min(0).max(largestInteger),
    created_at: storedMomentSchema,
    ...repeatedRevision,
  })
  .partial();

/** What replaces a place: what an editor saves. The place that an editor has read can be sent as it is. */
export const placeReplacementSchema = placeBodySchema.safeExtend(repeatedFields.shape);

/** The schemas of the calls of places. */
export const placeSchemas = {
  visitors: placeSchema,
  editors: placeRevisionSchema,
  body: placeBodySchema,
  creation: placeBodySchema,
  replacement: placeReplacementSchema,
  order: orderSchemaOf(recordKinds.place),
};

export type PlaceRecord = z.infer<typeof placeSchema>;
export type PlaceRecordForEditors = z.infer<typeof placeForEditorsSchema>;
export type PlaceRevision = z.infer<typeof placeRevisionSchema>;
export type PlaceBody = z.infer<typeof placeBodySchema>;

/** A place that was deleted: what a link to it shows. */
export const formerPlaceSchema = placeSchema.pick({ place_id: true, title_ru: true, title_en: true });

export type FormerPlace = z.infer<typeof formerPlaceSchema>;
