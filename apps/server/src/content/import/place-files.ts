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

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullable(),
  properties: z.record(z.string(), z.unknown()).nullable(),
});
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(featureSchema) });
const pointSchema = z.tuple([z.number(), z.number()]).rest(z.number());

export function isFeatureCollection(value: unknown): boolean {
  return z.object({ type: z.literal('FeatureCollection') }).safeParse(value).success;
}

/**
 * Reads places from the points of a GeoJSON file; their properties are named after the fields of a place.
 * @throws {RequestError} when it is no feature collection.
 */
export function readPlaceFeatures(name: string, value: unknown): PlaceFile {
  const parsed = collectionSchema.safeParse(value);
  if (!parsed.success)
    throw new RequestError(
      'invalid_request',
      `${name} is no valid GeoJSON: ${z.prettifyError(parsed.error)}`,
    );
  const places: PlaceFields[] = [];
  const ignored = new Set<string>();
  parsed.data.features.forEach(({ geometry, properties, id }, index) => {
    const where = `${name}, feature ${index + 1}`;
    const point = geometry?.type === 'Point' ? pointSchema.safeParse(geometry.coordinates).data : undefined;
    if (point === undefined) return void ignored.add(`${where}: it is no point`);
    const [longitude, latitude] = point;
    const entries = Object.entries(properties ?? {});
    for (const [key] of entries)
      if (key !== 'place_id' && !isPlaceField(key))
        ignored.add(`${name}: the property ${key}, which is no field of a place`);
    const fields = {
      ...Object.fromEntries(entries.filter(([key]) => isPlaceField(key))),
      latitude,
      longitude,
    };
    places.push({ where, placeId: readId(properties?.['place_id'] ?? id, where), fields });
  });
  return { places, ignored: [...ignored] };
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
