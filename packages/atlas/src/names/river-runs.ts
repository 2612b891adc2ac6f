import type { FeatureCollection, Position } from 'geojson';
import { toWorld } from '../geometry/mercator.ts';
import type { LongitudeLatitude, WorldPoint } from '../geometry/mercator.ts';
import { polyline } from '../geometry/polyline.ts';
import type { Polyline } from '../geometry/polyline.ts';

/** The lines of rivers in degrees. */
export type RiverLines = readonly (readonly Position[])[];

/** Farther than this from every river, in degrees, a position stands at none. */
const reach = 0.6;

/** A river's line and where on it the name stands, as a distance from its beginning. */
export interface RiverRun {
  readonly line: Polyline;
  readonly centre: number;
}

/** All the lines of the rivers of the higher ranks. */
export function riverLines(rivers: FeatureCollection): RiverLines {
  return rivers.features.flatMap(({ geometry, properties }) =>
    geometry.type === 'MultiLineString' && Number(properties?.['level']) <= 4 ? geometry.coordinates : [],
  );
}

/** For each position the nearest stretch of a river; positions that are near none are left out. */
export function riverRuns(near: readonly LongitudeLatitude[], rivers: RiverLines): RiverRun[] {
  return near.flatMap((position) => {
    const found = nearestVertex(position, rivers);
    if (!found) return [];
    const points = joinedLine(found.line, rivers).map(worldOf);
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
    // Short pieces carry no name.
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

/** The line with those that go on from its two ends, since long rivers come in pieces. */
function joinedLine(line: readonly Position[], rivers: RiverLines): readonly Position[] {
  const after = rivers.find((other) => other !== line && isSame(other[0], line.at(-1)));
  const before = rivers.find((other) => other !== line && isSame(other.at(-1), line[0]));
  return [...(before?.slice(0, -1) ?? []), ...line, ...(after?.slice(1) ?? [])];
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function worldOf([longitude = 0, latitude = 0]: Position): WorldPoint {
  return toWorld([longitude, latitude]);
}
