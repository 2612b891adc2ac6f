import { createHash } from 'node:crypto';
import { writeCsv } from '../formats/csv.ts';
import { encodeJson, type DataFile } from '../formats/data-file.ts';
import { writeDataPackage } from '../formats/data-package.ts';
import { writeGeoJson } from '../formats/geojson.ts';
import { writeIiif } from '../formats/iiif.ts';
import { writeRouteKml } from '../formats/kml.ts';
import { writeLinkedPlaces } from '../formats/linked-places.ts';
import { writeReadMe } from '../formats/read-me.ts';
import { writeRoCrate } from '../formats/ro-crate.ts';
import { tableNames, type TableName } from '../dictionary/table.ts';
import type { OpenDataOptions, OpenRecords, PictureSize } from '../model/open-records.ts';
import { by, selectPublished, type Published } from '../model/published.ts';
import { toTables, type Row, type Tables } from '../model/rows.ts';

/** The files of the data with what pages say about them. */
export interface DataFiles {
  /** The day of the last change and a hash of the records, `2026-11-29.1a2b3c4d`. */
  readonly version: string;
  /** By path, in the order of code units. */
  readonly files: readonly DataFile[];
  readonly rowCounts: Readonly<Record<TableName, number>>;
  /** The files of pictures that may be passed on. */
  readonly pictures: readonly SharedPicture[];
}

/** A picture that may be passed on: the path of its file and its size in pixels. */
export interface SharedPicture extends PictureSize {
  readonly imageId: number;
  readonly path: string;
}

/** The number of hexadecimal digits of the hash in a version. */
const hashLength = 8;

/**
 * Writes all files of the open data. The same records and options result in the same bytes, whatever the order of the records, the time
 * zone and the language of the machine.
 */
export function writeDataFiles(records: OpenRecords, options: OpenDataOptions): DataFiles {
  const published = selectPublished(records, options);
  const tables = toTables(published, options);
  const version = dataVersion(tables, published, options);
  const described = [
    ...tableNames.flatMap((name) => writeTable(name, tables[name], published)),
    ...(['ru', 'en'] as const).map((language): DataFile => ({
      path: `kml/route.${language}.kml`,
      mediaType: 'application/vnd.google-earth.kml+xml',
      format: 'kml',
      table: 'places',
      bytes: writeRouteKml(published, language, options),
    })),
    {
      path: 'linked-places/places.json',
      mediaType: 'application/geo+json',
      format: 'linked-places',
      table: 'places',
      bytes: writeLinkedPlaces(published, options),
    },
    ...writeIiif(published, options),
    writeDataPackage(version, options),
    writeReadMe(tables, version, options),
  ] satisfies DataFile[];
  const files = described.toSorted(by(({ path }) => path));
  return {
    version,
    files: [...files, writeRoCrate(files, version, options)].toSorted(by(({ path }) => path)),
    rowCounts: countRows(tables),
    pictures: published.pictures.flatMap(({ record, shared }) =>
      shared === null
        ? []
        : [{ imageId: record.image_id, path: shared.path, width: shared.width, height: shared.height }],
    ),
  };
}

function writeTable(name: TableName, rows: readonly Row[], published: Published): DataFile[] {
  return [
    {
      path: `csv/${name}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      format: 'csv',
      table: name,
      bytes: writeCsv(name, rows),
    },
    {
      path: `geojson/${name}.geojson`,
      mediaType: 'application/geo+json',
      format: 'geojson',
      table: name,
      bytes: writeGeoJson(name, rows, published),
    },
    {
      path: `json/${name}.json`,
      mediaType: 'application/json',
      format: 'json',
      table: name,
      bytes: encodeJson(rows),
    },
  ];
}

function dataVersion(tables: Tables, { legs }: Published, { date }: OpenDataOptions): string {
  const content = JSON.stringify([tables, legs.map(({ points }) => points)]);
  return `${date}.${createHash('sha256').update(content).digest('hex').slice(0, hashLength)}`;
}

function countRows(tables: Tables): Record<TableName, number> {
  // Each name has the number of its rows.
  return Object.fromEntries(tableNames.map((name) => [name, tables[name].length])) as Record<
    TableName,
    number
  >;
}
