import Papa from 'papaparse';
import { z } from 'zod';
import { dictionary } from '../dictionary/tables.ts';
import { tableNames, type Field, type TableName } from '../dictionary/table.ts';
import { latitudeRange, longitudeRange } from '../dictionary/places.ts';
import { findWish, readCell } from './check-value.ts';
import type { Problem } from './problem.ts';

/** A row of a file: its number and its values by field, as far as they could be read. */
interface ReadRow {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

interface ReadTable {
  readonly file: string;
  readonly rows: readonly ReadRow[];
  readonly problems: readonly Problem[];
}

/** Returns the text of a file of the archive; null if there is none. */
type ReadText = (path: string) => string | null;

/** Checks the CSV and GeoJSON files against the dictionary: columns, types, ranges, keys and references. */
export function checkTables(readText: ReadText): Problem[] {
  const tables = (['csv', 'geojson'] as const).flatMap((format) => {
    const read = tableNames.flatMap((name) => {
      const file = `${format}/${name}.${format}`;
      const text = readText(file);
      if (text === null) return [];
      return [[name, format === 'csv' ? readCsv(name, file, text) : readGeoJson(name, file, text)] as const];
    });
    return [new Map(read)];
  });
  return tables.flatMap((format) => [...format].flatMap(([name, table]) => checkTable(name, table, format)));
}

function readCsv(name: TableName, file: string, text: string): ReadTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  const [header = [], ...records] = data;
  const { fields } = dictionary[name];
  const missing = fields.map((field) => field.name).filter((each) => !header.includes(each));
  const unknown = header.filter((each) => !fields.some((field) => field.name === each));
  if (missing.length > 0 || unknown.length > 0)
    return { file, rows: [], problems: [{ code: 'wrong-columns', file, missing, unknown }] };
  const problems: Problem[] = [];
  const rows = records.map((cells, index): ReadRow => {
    const row = index + 2;
    if (cells.length !== header.length)
      problems.push({ code: 'wrong-cells', file, row, expected: header.length, found: cells.length });
    const values: Record<string, unknown> = {};
    for (const field of fields) {
      const text = cells[header.indexOf(field.name)] ?? '';
      const reading = readCell(field, text);
      if ('wish' in reading)
        problems.push({ code: 'wrong-value', file, row, field: field.name, value: text, wish: reading.wish });
      else values[field.name] = reading.value;
    }
    return { row, values };
  });
  return { file, rows, problems };
}

const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

function readGeoJson(name: TableName, file: string, text: string): ReadTable {
  const parsed = collectionSchema.safeParse(parseJson(text));
  if (!parsed.success) return { file, rows: [], problems: [{ code: 'unreadable', file }] };
  const names = new Set(dictionary[name].fields.map((field) => field.name));
  const problems = parsed.data.features.flatMap(({ geometry, properties }, index): Problem[] => {
    const unknown = Object.keys(properties).filter((each) => !names.has(each));
    const missing = [...names].filter((each) => !(each in properties));
    return [
      ...(unknown.length + missing.length > 0
        ? [{ code: 'wrong-columns', file, missing, unknown } as const]
        : []),
      ...wrongPositions(geometry?.coordinates, file, index + 1),
    ];
  });
  const rows = parsed.data.features.map(({ properties }, index) => ({ row: index + 1, values: properties }));
  return { file, rows, problems };
}

/** The first position of a geometry that is not on the Earth. */
function wrongPositions(coordinates: unknown, file: string, row: number): Problem[] {
  if (!Array.isArray(coordinates)) return [];
  if (Array.isArray(coordinates[0]))
    return coordinates.flatMap((part: unknown) => wrongPositions(part, file, row)).slice(0, 1);
  const [longitude, latitude]: unknown[] = coordinates;
  const checks = [
    [
      { name: 'longitude', type: 'number', description: { ru: '', en: '' }, constraints: longitudeRange },
      longitude,
    ],
    [
      { name: 'latitude', type: 'number', description: { ru: '', en: '' }, constraints: latitudeRange },
      latitude,
    ],
  ] as const satisfies readonly (readonly [Field, unknown])[];
  return checks.flatMap(([field, value]): Problem[] => {
    const wish = findWish(field, value ?? null);
    return wish === null
      ? []
      : [
          {
            code: 'wrong-value',
            file,
            row,
            field: `geometry, ${field.name}`,
            value: formatValue(value),
            wish,
          },
        ];
  });
}

function checkTable(
  name: TableName,
  { file, rows, problems }: ReadTable,
  others: ReadonlyMap<TableName, ReadTable>,
): Problem[] {
  return [...problems, ...dictionary[name].fields.flatMap((field) => checkColumn(field, file, rows, others))];
}

function checkColumn(
  field: Field,
  file: string,
  rows: readonly ReadRow[],
  others: ReadonlyMap<TableName, ReadTable>,
): Problem[] {
  const seen = new Map<unknown, number>();
  const known = knownKeys(field, others);
  return rows.flatMap(({ row, values }): Problem[] => {
    // A cell that could not be read is a problem already.
    if (!(field.name in values)) return [];
    const value = values[field.name];
    const problem = (wish: Parameters<typeof describe>[0]): Problem[] => [describe(wish)];
    function describe(wish: NonNullable<ReturnType<typeof findWish>>): Problem {
      return { code: 'wrong-value', file, row, field: field.name, value: formatValue(value), wish };
    }
    const wish = findWish(field, value);
    if (wish !== null) return problem(wish);
    const firstRow = seen.get(value);
    if (field.constraints?.unique && firstRow !== undefined) return problem({ kind: 'unique', firstRow });
    seen.set(value, row);
    const isUnknown = known !== null && idsOf(value).some((id) => !known.has(id));
    return isUnknown && field.reference ? problem({ kind: 'reference', table: field.reference }) : [];
  });
}

/** The keys of the table that a field refers to; null for a field that refers to none, or to one that is not there. */
function knownKeys(
  { reference }: Field,
  others: ReadonlyMap<TableName, ReadTable>,
): ReadonlySet<unknown> | null {
  const table = reference === undefined ? undefined : others.get(reference);
  const key = reference === undefined ? null : dictionary[reference].key;
  if (table === undefined || key === null) return null;
  return new Set(table.rows.map(({ values }) => values[key]));
}

function idsOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value.flat() : [value];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
