import type { FeatureCollection, Position } from 'geojson';
import { toWorld } from '../geometry/mercator.ts';
import type { LongitudeLatitude, WorldPoint } from '../geometry/mercator.ts';
import { polyline } from '../geometry/polyline.ts';
import type { Polyline } from '../geometry/polyline.ts';

/** The lines of rivers in degrees. */
export type RiverLines = readonly (readonly Position[])[];

/** The maximum distance of a position from a river, in degrees. */
const reach = 0.6;

/** The line of a river and the centre of a label, as a distance from its start. */
export interface RiverRun {
  readonly line: Polyline;
  readonly centre: number;
}

/** The lines of the rivers of the higher ranks. */
export function riverLines(rivers: FeatureCollection): RiverLines {
  return rivers.features.flatMap(({ geometry, properties }) =>
    geometry.type === 'MultiLineString' && Number(properties?.['level']) <= 4 ? geometry.coordinates : [],
  );
}

/** Finds the nearest river for each position; positions too far from any river are left out. */
export function riverRuns(near: readonly LongitudeLatitude[], rivers: RiverLines): RiverRun[] {
  return near.flatMap((position) => {
    const found = nearestVertex(position, rivers);
    if (!found) return [];
    const points = joinedLine(found.line, rivers).map(toWorldPoint);
    const vertex = toWorld(found.vertex);
    const line = polyline(points);
    const index = points.findIndex(([x, y]) => x === vertex[0] && y === vertex[1]);
    const centre = polyline(points.slice(0, Math.max(1, index) + 1)).length;
    return [{ line, centre }];
  });
}

function nearestVertex(
  [longitude, latitude]: LongitudeLatitude,
  rivers: RiverLines,
): { line: readonly Position[]; vertex: LongitudeLatitude } | null {
  let nearest = reach;
  let found: { line: readonly Position[]; vertex: LongitudeLatitude } | null = null;
  for (const line of rivers) {
    // Too short for a label.
    if (line.length < 6) continue;
    for (const [x = 0, y = 0] of line) {
      const distance = Math.hypot((x - longitude) * 0.8, y - latitude);
      if (distance >= nearest) continue;
      nearest = distance;
      found = { line, vertex: [x, y] };
    }
  }
  return found;
}

/** Joins a line with the adjacent ones at both ends, because long rivers are split into several lines. */
function joinedLine(line: readonly Position[], rivers: RiverLines): readonly Position[] {
  const after = rivers.find((other) => other !== line && isSame(other[0], line.at(-1)));
  const before = rivers.find((other) => other !== line && isSame(other.at(-1), line[0]));
  return [...(before?.slice(0, -1) ?? []), ...line, ...(after?.slice(1) ?? [])];
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function toWorldPoint([longitude = 0, latitude = 0]: Position): WorldPoint {
  return toWorld([longitude, latitude]);
}
