import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

/**
 * Unwraps polygons that cross the 180th meridian: their longitudes continue beyond 180 degrees instead of jumping to
 * the other edge of the map. The tiler wraps them back.
 */
export function unwrapPolygons(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.map((feature) => {
    const { geometry } = feature;
    if (geometry.type === 'Polygon') return { ...feature, geometry: unwrapPolygon(geometry) };
    if (geometry.type === 'MultiPolygon') return { ...feature, geometry: unwrapMultiPolygon(geometry) };
    return feature;
  });
  return { ...collection, features };
}

/** Unwraps lines in the same way. */
export function unwrapLines(lines: MultiLineString): MultiLineString {
  return { ...lines, coordinates: lines.coordinates.map((line) => unwrapLine(line)) };
}

function unwrapMultiPolygon(geometry: MultiPolygon): MultiPolygon {
  return { ...geometry, coordinates: geometry.coordinates.map(unwrapRings) };
}

function unwrapPolygon(geometry: Polygon): Polygon {
  return { ...geometry, coordinates: unwrapRings(geometry.coordinates) };
}

function unwrapRings(rings: Position[][]): Position[][] {
  const [outer = [], ...holes] = rings;
  const ring = closeAroundPole(unwrapLine(outer));
  const middle = centreLongitude(ring);
  return [ring, ...holes.map((hole) => nearTo(unwrapLine(hole), middle))];
}

/** Shifts each longitude to within half a turn of the previous one. */
function unwrapLine(line: readonly Position[]): Position[] {
  let turn = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && longitude - before > 180) turn -= 360;
    if (before !== undefined && longitude - before < -180) turn += 360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

/** Closes a ring that encloses a pole along the edge of the map. */
function closeAroundPole(ring: Position[]): Position[] {
  const [first = 0, latitude = 0] = ring[0] ?? [];
  const [last = 0] = ring.at(-1) ?? [];
  if (Math.abs(last - first) < 180) return ring;
  const pole = latitude < 0 ? -90 : 90;
  return [...ring, [last, pole], [first, pole], [first, latitude]];
}

function centreLongitude(ring: readonly Position[]): number {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  return (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
}

function nearTo(ring: Position[], longitude: number): Position[] {
  const turn = Math.round((longitude - centreLongitude(ring)) / 360) * 360;
  return turn === 0 ? ring : ring.map(([x = 0, y = 0]) => [x + turn, y]);
}
