import { boundingBox, lineParts, toCoordinates } from '@cae-map/route-export/geometry';
import type { Position } from '@cae-map/expedition/route/geography';
import { dictionary } from '../dictionary/tables.ts';
import type { TableName } from '../dictionary/table.ts';
import type { Published } from '../model/published.ts';
import type { Row } from '../model/rows.ts';
import { encodeJson } from './data-file.ts';

/** The geometry of a row: the positions that it is about, and whether they are a line. */
interface Located {
  readonly points: readonly Position[];
  readonly isLine: boolean;
}

/**
 * Writes a table as GeoJSON of RFC 7946. Places are points, legs are lines that are split at the 180th meridian; texts and people have
 * the positions of their places. What has no position has the geometry null.
 */
export function writeGeoJson(name: TableName, rows: readonly Row[], published: Published): Uint8Array {
  const { key } = dictionary[name];
  const locate = locator(name, published);
  const located = rows.map((row) => ({ row, where: locate(row) }));
  const box = boundingBox(located.flatMap(({ where }) => where.points));
  return encodeJson({
    type: 'FeatureCollection',
    ...(box === null ? {} : { bbox: box }),
    features: located.map(({ row, where }) => ({
      type: 'Feature',
      ...(key === null ? {} : { id: row[key] }),
      geometry: toGeometry(where),
      properties: row,
    })),
  });
}

function locator(name: TableName, { legs, expedition }: Published): (row: Row) => Located {
  const positionOf = (id: unknown): Position[] => {
    const position = typeof id === 'number' ? expedition.byId.get(id)?.position : undefined;
    return position ? [position] : [];
  };
  const lines = new Map<unknown, readonly Position[]>(legs.map(({ to, points }) => [to.id, points]));
  const points = (found: readonly Position[]): Located => ({ points: found, isLine: false });
  const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.flat() : []);
  return (row) => {
    if (name === 'legs') return { points: lines.get(row['leg_id']) ?? [], isLine: true };
    if (name === 'pictures' && typeof row['latitude'] === 'number' && typeof row['longitude'] === 'number')
      return points([[row['latitude'], row['longitude']]]);
    const ids = [row['place_id'], ...idsOf(row['place_ids']), ...idsOf(row['stretches'])];
    return points([...new Set(ids)].flatMap(positionOf));
  };
}

function toGeometry({ points, isLine }: Located): object | null {
  const [first] = points;
  if (first === undefined) return null;
  if (isLine) {
    const parts = lineParts(points);
    const [part] = parts;
    if (part === undefined) return null;
    return parts.length === 1
      ? { type: 'LineString', coordinates: part }
      : { type: 'MultiLineString', coordinates: parts };
  }
  return points.length === 1
    ? { type: 'Point', coordinates: toCoordinates(first) }
    : { type: 'MultiPoint', coordinates: points.map(toCoordinates) };
}
