import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '../enumerations.ts';

/** How precisely the dates of a place are known: to the day, the month or the year. */
export const dateFormatSchema = z.string().min(1).max(20);

const sizeWordSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(placeSizes).nullable(),
);

const placeTypeSchema = z.preprocess(
  (value) => (placeTypes.some((type) => type === value) ? value : 'others'),
  z.enum(placeTypes),
);

/**
 * A place as the wire and the database carry it (spec section 3). Positions are WGS84 degrees; `routejson` is JSON text:
 * a list of [latitude, longitude] pairs that lead here from the previous stop.
 */
export const placeSchema = z.object({
  place_id: z.int().positive(),
  seqid: z.int().describe('order along the route'),
  title_ru: z.string().min(1).max(2000),
  title_en: z.string().max(2000),
  title_modern: z.string().max(2000).describe('names of today, separated by semicolons, main one first'),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  date: calendarDateSchema.nullable().describe('arrival'),
  enddate: calendarDateSchema.nullable().describe('departure'),
  date_format: dateFormatSchema.nullable().describe('YYYY-MM-DD is exact, anything else is coarser'),
  date_acc: z.int().nullable().describe('-1 stands for about'),
  routejson: z.string().nullable().describe('JSON text: [[latitude, longitude], …] since the previous stop'),
  zoom: sizeWordSchema.describe('size word of the place'),
  minzoom: z
    .number()
    .min(-30)
    .max(30)
    .describe('lowest zoom (256-pixel tiles) that labels the place; 0 or less hides it'),
  tooltip_position: z.enum(tooltipPositions).nullable(),
  visited_on: z.enum(visitedOnValues),
  accuracy_level: z.enum(accuracyLevels),
  go_by: z.enum(transports).nullable(),
  place_type: placeTypeSchema,
  ispathpart: z.boolean(),
  path_ref_req: z.boolean().describe('the line leading here needs clarification'),
  path_ref_req_info: z.string(),
  hide_distance: z.boolean(),
  notes: z.string(),
  notes_en: z.string(),
  location_reference: z.string(),
  location_reference_en: z.string(),
  overnight_place: z.string(),
  overnight_place_en: z.string(),
  traveler_todo: z.string(),
  traveler_todo_en: z.string(),
  imgcount: z.int().min(0).describe('derived: enabled pictures of the place'),
});

/** What only editors see: it never leaves the server for a visitor. */
export const placePrivateSchema = z.object({
  content_todo: z.string().describe('what editors still have to do'),
});

export const placeForEditorsSchema = placeSchema.extend(placePrivateSchema.shape);

export type PlaceRecord = z.infer<typeof placeSchema>;
export type PlaceRecordForEditors = z.infer<typeof placeForEditorsSchema>;
