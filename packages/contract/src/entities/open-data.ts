import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';

/** The tables of the open data. */
export const openDataTables = [
  'places',
  'legs',
  'books',
  'chapters',
  'texts',
  'people',
  'works',
  'citations',
  'pictures',
] as const;
export type OpenDataTable = (typeof openDataTables)[number];

/** The formats of the files of the open data; `about` describes the others. */
export const openDataFormats = ['csv', 'geojson', 'json', 'kml', 'linked-places', 'iiif', 'about'] as const;
export type OpenDataFormat = (typeof openDataFormats)[number];

/** The path below which the server sends the files of the open data. */
export const openDataPrefix = '/data/';

/** The archive with all files, below `openDataPrefix`. */
export const openDataArchive = 'cae-map-data.zip';

const bytes = z.int().nonnegative();

/** What the open data contain. */
export const openDataSchema = z.object({
  version: z.string().describe('the day of the last change and a hash of the records'),
  date: calendarDateSchema.describe('the day of the last change'),
  origin: z.string().describe('the scheme and host of the site, with which identifiers begin'),
  key_fingerprint: z.string().describe('the SHA-256 of the public key that verifies the sums, in groups'),
  archive: z.object({ bytes, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  files: z
    .array(
      z.object({
        path: z.string().describe('within the archive and below /data/'),
        bytes,
        format: z.enum(openDataFormats),
        table: z.enum(openDataTables).nullable().describe('null for a file about several'),
      }),
    )
    .describe('all files but the manifests of single pictures'),
  rows: z.record(z.enum(openDataTables), z.int().nonnegative()).describe('the rows of each table'),
});

export type OpenData = z.infer<typeof openDataSchema>;
