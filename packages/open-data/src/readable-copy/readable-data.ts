import type { Position } from '@cae-map/expedition/route/geography';
import { z } from 'zod';
import { tableNames, type TableName } from '../dictionary/table.ts';

/** A record of the archive. */
export type DataRow = Readonly<Record<string, unknown>>;

/** What a readable copy is made of: an archive of the open data, so that it contains only what may be passed on. */
export interface ReadableData {
  readonly version: string;
  readonly origin: string;
  readonly tables: Readonly<Record<TableName, readonly DataRow[]>>;
  /** The lines of the legs. */
  readonly lines: readonly (readonly Position[])[];
}

const packageSchema = z.object({ version: z.string(), id: z.url() });
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const pair = z.tuple([z.number(), z.number()]);
const linesSchema = z.object({
  features: z.array(
    z.object({
      geometry: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('LineString'), coordinates: z.array(pair) }),
          z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(pair)) }),
        ])
        .nullable(),
    }),
  ),
});

/**
 * Reads the records of an archive.
 * @throws {Error} when a file is missing or is not as it was written
 */
export function readReadableData(files: ReadonlyMap<string, Uint8Array>): ReadableData {
  const parse = (path: string): unknown => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new Error(`The archive has no file ${path}.`);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const { version, id } = packageSchema.parse(parse('datapackage.json'));
  const rows = tableNames.map((name) => [name, rowsSchema.parse(parse(`json/${name}.json`))] as const);
  const { features } = linesSchema.parse(parse('geojson/legs.geojson'));
  return {
    version,
    origin: id.replace(/\/data$/, ''),
    // Each name has its rows.
    tables: Object.fromEntries(rows) as Record<TableName, DataRow[]>,
    lines: features.flatMap(({ geometry }) => {
      if (geometry === null) return [];
      const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
      return parts.map((part) => part.map(([longitude, latitude]): Position => [latitude, longitude]));
    }),
  };
}

/** The text of a field; empty if nothing is known. */
export function textOf(row: DataRow, field: string): string {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The ids of an array field. */
export function idsOf(row: DataRow, field: string): readonly number[] {
  const value = row[field];
  return Array.isArray(value) ? value.flat().filter((id) => typeof id === 'number') : [];
}

/** The position of a place; null if it is not known. */
export function positionOf({ latitude, longitude }: DataRow): Position | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? [latitude, longitude] : null;
}
