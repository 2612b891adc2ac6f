import type { GeoFeature } from '@cae-map/geo-files/geo-file';
import type { LeftOut } from '@cae-map/geo-files/left-out';
import { readGeoFile } from '@cae-map/geo-files/read-geo-file';
import Papa from 'papaparse';
import { z } from 'zod';
import { RequestError } from '../../responses/request-error.ts';
import { isPlaceField, readCell, type PlaceFields } from './place-fields.ts';
import { readNumber } from './read-number.ts';

/** The places of a file, and what of it is not imported. */
export interface PlaceFile {
  readonly places: readonly PlaceFields[];
  /** One line each. */
  readonly ignored: readonly string[];
}

const placeIdSchema = z.int().positive().max(2_147_483_647);

/**
 * Reads a table of places: a header with the names of fields, `place_id` for existing places, and a row for each place.
 * @throws {RequestError} when it is no table of places.
 */
export function readPlaceTable(name: string, text: string): PlaceFile {
  const damaged = text.indexOf('\uFFFD');
  if (damaged !== -1)
    throw new RequestError(
      'invalid_request',
      `${name}, line ${text.slice(0, damaged).split('\n').length}: a character is lost (\uFFFD): save the table again from its source, as UTF-8.`,
    );
  // Excel writes the delimiter into a line before the header.
  const [separatorLine = '', delimiter = ''] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.slice(separatorLine.length), {
    header: true,
    delimiter,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim(),
  });
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (error !== undefined)
    throw new RequestError('invalid_request', `${name}, row ${(error.row ?? 0) + 2}: ${error.message}.`);
  const columns = (meta.fields ?? []).filter((column) => column !== '');
  const known = columns.filter(isPlaceField);
  if (known.length === 0)
    throw new RequestError(
      'invalid_request',
      `${name}: the first row names no field of a place, such as title_ru, latitude and longitude; it has ${columns.slice(0, 20).join(', ') || 'no names'}.`,
    );
  return {
    places: data.map((row, index) => {
      const where = `${name}, row ${index + 2}`;
      const cells = known.map((column) => [column, readCell(column, row[column] ?? '')] as const);
      const fields = Object.fromEntries(cells.filter(([, value]) => value !== undefined));
      return { where, placeId: readId(row['place_id'], where), fields };
    }),
    ignored: columns
      .filter((column) => column !== 'place_id' && !isPlaceField(column))
      .map((column) => `${name}: the column ${column}, which is no field of a place`),
  };
}

export function isFeatureCollection(value: unknown): boolean {
  return z.object({ type: z.literal('FeatureCollection') }).safeParse(value).success;
}

/**
 * Reads places from the points of a GeoJSON, KML, KMZ or GPX file; their fields are named after the fields of a place. Formats of
 * XML have texts only, which are read as the cells of a table, and the name of a feature without titles is its title.
 * @throws {RequestError} when the file cannot be read.
 */
export function readPlaceFeatures(name: string, bytes: Uint8Array, isJson: boolean): PlaceFile {
  const result = readGeoFile(bytes);
  if ('failure' in result) {
    const { code, line } = result.failure;
    const where = line === undefined ? '' : `, line ${line}`;
    throw new RequestError('invalid_request', `${name}${where} cannot be read: ${code}.`);
  }
  const { features, leftOut } = result.file;
  const fieldNames = new Set(features.flatMap(({ fields }) => Object.keys(fields)));
  return {
    places: features.filter(isPlace).map((feature) => toPlace(feature, name, isJson)),
    ignored: [
      ...features.flatMap((feature) =>
        isPlace(feature) ? [] : [`${name}, feature ${feature.number}: it is no point`],
      ),
      ...Array.from(fieldNames)
        .filter((field) => field !== 'place_id' && !isPlaceField(field))
        .map((field) => `${name}: the property ${field}, which is no field of a place`),
      ...leftOut.map((entry) => `${name}: ${describeLeftOut(entry)}`),
    ],
  };
}

function isPlace({ points, line }: GeoFeature): boolean {
  return points.length === 1 && line === null;
}

function toPlace(feature: GeoFeature, name: string, isJson: boolean): PlaceFields {
  const { fields, points, id } = feature;
  const [point] = points;
  const where = `${name}, feature ${feature.number}`;
  const values = Object.entries(fields)
    .filter(([field]) => isPlaceField(field))
    .map(([field, value]) => [field, isJson ? value : readCell(field, String(value))] as const)
    .filter(([, value]) => value !== undefined);
  const title = isJson || feature.name === null ? {} : { title_ru: feature.name };
  return {
    where,
    // The ids of elements of KML are not those of places.
    placeId: readId(fields['place_id'] ?? (isJson ? id : null), where),
    fields: {
      ...title,
      ...Object.fromEntries(values),
      latitude: point?.latitude,
      longitude: point?.longitude,
    },
  };
}

/** What of the positions is not imported, such as `3 × height (first: -32768, line 7)`. */
function describeLeftOut({ kind, count, line, value }: LeftOut): string {
  const first = [
    ...(value === undefined ? [] : [value]),
    ...(line === undefined ? [] : [`line ${line}`]),
  ].join(', ');
  return `left out: ${count} × ${kind}${first === '' ? '' : ` (first: ${first})`}`;
}

function readId(value: unknown, where: string): number | null {
  if (value === undefined || value === null || value === '') return null;
  const id = placeIdSchema.safeParse(
    typeof value === 'string' ? readNumber(value, { isInteger: true }) : value,
  );
  if (!id.success)
    throw new RequestError('invalid_request', `${where}: place_id ${JSON.stringify(value)} is no id.`);
  return id.data;
}
