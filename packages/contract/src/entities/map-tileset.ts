import { z } from 'zod';
import { visitedOnValues } from '../enumerations.ts';

/** The layers of the vector tiles of stops and legs; a tile contains those that it has features of. */
export const mapTileLayers = [
  'stops',
  'route',
  'arrows-year',
  'arrows-transport',
  'arrows-pathaccuracy',
] as const;
export type MapTileLayer = (typeof mapTileLayers)[number];

/** The zooms of the tiles (512-pixel tiles); at higher zooms the map enlarges those of the last one. */
export const mapTileZooms = { min: 0, max: 14 } as const;

/** How the labels of the stops are written: titles in a language of pages, or modern names where they are known. */
export const stopLabelKinds = ['ru', 'en', 'ru_modern', 'en_modern'] as const;
export type StopLabelKind = (typeof stopLabelKinds)[number];

/** The version of a tileset: a hash of what its tiles are made from. */
export const mapTilesVersionSchema = z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits');

/** The metadata of the vector tiles of stops and legs, with values over all tiles that a map style needs. */
export const mapTilesetSchema = z.object({
  version: mapTilesVersionSchema.describe('changes with every record that the map draws'),
  url: z.string().describe('the path of a tile of this version, with {z}, {x} and {y}'),
  layers: z.array(z.enum(mapTileLayers)),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .describe('west, south, east and north in degrees; null if nothing is drawn'),
  stop_groups: z
    .array(
      z.object({
        minzoom: z.number().describe('the zoom (256-pixel tiles) from which its stops have labels'),
        pointzoom: z.number().describe('the zoom from which the first of its stops is a point of the route'),
      }),
    )
    .describe('the stops by minzoom, ascending'),
  years: z
    .array(z.object({ section: z.enum(visitedOnValues), year: z.string() }))
    .describe('the years of the legs of each section; empty if a year is not known'),
  label_characters: z
    .record(z.enum(stopLabelKinds), z.string())
    .describe('the characters of all labels by their kind'),
  chinese_characters: z.string().default('').describe('the characters of all Chinese titles'),
});

export type MapTileset = z.infer<typeof mapTilesetSchema>;
