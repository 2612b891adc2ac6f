import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import {
  bookSchema,
  chapterSchema,
  textIdSchema,
  textInContextSchema,
  textSchema,
} from '../entities/book.ts';
import { configurationSchema } from '../entities/configuration.ts';
import { countrySchema } from '../entities/country.ts';
import { placeHeightSchema } from '../entities/height.ts';
import { inferredLegSchema } from '../entities/inferred-leg.ts';
import { statedMarchSchema } from '../entities/stated-march.ts';
import { mapTilesetSchema, mapTilesVersionSchema, mapTileZooms } from '../entities/map-tileset.ts';
import { logQuerySchema } from '../entities/log.ts';
import { openDataSchema } from '../entities/open-data.ts';
import { formerPlaceSchema, placeRevisionSchema, quickEditSchema } from '../entities/place.ts';
import { presenceReportSchema, presenceSchema } from './presence.ts';
import { formerRecordsSchema, lastChangeSchema } from '../entities/record-state.ts';
import { tileAttributionSchema } from '../entities/tile-attribution.ts';
import { trackFileSchema } from '../entities/track-file.ts';
import { citedSourcesSchema } from '../entities/work.ts';
import { contentLanguages, languages } from '../enumerations.ts';
import { accountSchemas } from './subjects/account-schemas.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from './api-call-schemas.ts';
import type { ApiCallName } from './calls.ts';
import { bookSchemas } from './subjects/book-schemas.ts';
import { imageSchemas } from './subjects/image-schemas.ts';
import { caravanSchemas } from './subjects/caravan-schemas.ts';
import { listSearchSchemas } from './list-search-schemas.ts';
import { jobSchemas } from './subjects/job-schemas.ts';
import { operationSchemas } from './subjects/operation-schemas.ts';
import { proposalSchemas } from './subjects/proposal-schemas.ts';
import { recordApiSchemas } from './records/record-api-schemas.ts';
import { translationSchemas } from './subjects/translation-schemas.ts';
import { userSchemas } from './subjects/user-schemas.ts';

/** Most ids that one query may repeat. */
const maxRepeatedIdentifiers = 100;

/** The name of a file; PostgreSQL cannot compare a text that contains NUL. */
const fileName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u, 'must not contain control characters');

/** A query parameter that may be given once or repeatedly; the ids come in ascending order, each once. */
const repeatedIdentifiers = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z
    .array(identifier)
    .max(maxRepeatedIdentifiers)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .optional(),
);

/** A number of a tile; coercion would also accept `1e3` and the empty text. */
const tileNumber = z
  .string()
  .regex(/^\d{1,8}$/, 'must be a whole number')
  .transform(Number);

const layerCode = z.string().max(8).describe('the code of a layer whose tiles go through the server');

/** Sides of a view in degrees; a view that crosses the antimeridian has its east side west of its west side. */
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** The schemas of every endpoint. */
export const apiSchemas = {
  listFormerPlaces: { params: nothing, query: nothing, response: z.array(formerPlaceSchema) },
  listFormerRecords: { params: nothing, query: nothing, response: formerRecordsSchema },
  listLastChanges: { params: nothing, query: nothing, response: z.array(lastChangeSchema) },
  listHeights: { params: nothing, query: nothing, response: z.array(placeHeightSchema) },
  listInferredLegs: { params: nothing, query: nothing, response: z.array(inferredLegSchema) },
  listStatedMarches: { params: nothing, query: nothing, response: z.array(statedMarchSchema) },
  getMapTileset: { params: nothing, query: nothing, response: mapTilesetSchema },
  getMapTile: {
    params: z.object({
      version: mapTilesVersionSchema,
      z: tileNumber.pipe(z.number().max(mapTileZooms.max)),
      x: tileNumber,
      y: tileNumber,
    }),
    query: nothing,
    response: z.unknown().describe('a vector tile; empty where nothing is drawn'),
  },
  listCitations: { params: nothing, query: nothing, response: z.array(citedSourcesSchema) },
  getOpenData: { params: nothing, query: nothing, response: openDataSchema },
  listBooks: { params: nothing, query: nothing, response: z.array(bookSchema) },
  listAllChapters: { params: nothing, query: nothing, response: z.array(chapterSchema) },
  listChapters: {
    params: z.object({ book_id: identifier }),
    query: nothing,
    response: z.array(chapterSchema),
  },
  listAllTextIds: { params: nothing, query: nothing, response: z.array(textIdSchema) },
  listTextIds: { params: z.object({ book_id: identifier }), query: nothing, response: z.array(textIdSchema) },
  listAllTexts: {
    params: nothing,
    query: z.object({
      book_ids: repeatedIdentifiers.describe('repeat for several books; omit for all'),
    }),
    response: z.array(textSchema),
  },
  listTexts: {
    params: z.object({ book_id: identifier, chapter_id: identifier }),
    query: nothing,
    response: z.array(textSchema),
  },
  getText: { params: z.object({ text_id: identifier }), query: nothing, response: textSchema },
  listTextsByDate: {
    params: nothing,
    query: z.object({ date: calendarDateSchema.describe('texts whose dates include this day') }),
    response: z.array(textInContextSchema),
  },
  listTextsByPlace: {
    params: nothing,
    query: z.object({
      placeId: identifier.describe('texts about this place'),
      lang: z.enum(contentLanguages).optional().describe('only texts with content in this language'),
    }),
    response: z.array(textInContextSchema),
  },
  listTracks: { params: nothing, query: nothing, response: z.array(trackFileSchema) },
  getTrack: {
    params: z.object({ filename: fileName }),
    query: nothing,
    response: z.unknown().describe('the bytes of the file'),
  },
  getConfiguration: { params: nothing, query: nothing, response: configurationSchema },
  getCountry: { params: nothing, query: nothing, response: countrySchema },
  logEvent: { params: nothing, query: logQuerySchema, response: empty },
  getTile: {
    params: z.object({
      code: layerCode,
      z: tileNumber,
      x: tileNumber,
      y: tileNumber,
    }),
    query: z.object({
      lang: z
        .enum(languages)
        .default('en')
        .describe('the language of the names on the map, if the layer has it'),
      part: z
        .enum(['0', '1'])
        .default('0')
        .transform(Number)
        .describe('of a layer of two images, from the bottom'),
    }),
    response: z.unknown().describe('the bytes of the image'),
  },
  getTileAttribution: {
    params: z.object({ code: layerCode }),
    query: z.object({
      lang: z.enum(languages).default('en').describe('the language of the map'),
      z: tileNumber.pipe(z.number().max(22)).describe('the zoom of the tiles'),
      north: latitude,
      south: latitude,
      east: longitude,
      west: longitude,
    }),
    response: tileAttributionSchema,
  },
  getOriginalImage: {
    params: z.object({ filename: fileName }),
    query: nothing,
    response: z.unknown().describe('the bytes of the image'),
  },
  searchPlacesForEditors: listSearchSchemas.searchPlacesForEditors,
  quickEditPlace: {
    params: z.object({ place_id: identifier }),
    query: nothing,
    body: quickEditSchema,
    response: placeRevisionSchema,
  },
  reportPresence: { params: nothing, query: nothing, body: presenceReportSchema, response: presenceSchema },
  ...recordApiSchemas,
  ...bookSchemas,
  ...caravanSchemas,
  ...imageSchemas,
  ...proposalSchemas,
  ...translationSchemas,
  ...accountSchemas,
  ...userSchemas,
  ...jobSchemas,
  ...operationSchemas,
} as const satisfies Record<ApiCallName, ApiCallSchemas>;
