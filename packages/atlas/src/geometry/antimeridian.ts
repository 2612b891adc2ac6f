import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

/**
 * Natural Earth's packages join what the 180th meridian cuts, so that a line jumps from one edge of the map to the other.
 * Here such lines go on beyond 180 degrees instead; the tiler carries what lies beyond over to the other side.
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

/** The same for lines. */
export function unwrapLines(lines: MultiLineString): MultiLineString {
  return { ...lines, coordinates: lines.coordinates.map((line) => unwrapped(line)) };
}

function unwrapMultiPolygon(geometry: MultiPolygon): MultiPolygon {
  return { ...geometry, coordinates: geometry.coordinates.map(unwrapRings) };
}

function unwrapPolygon(geometry: Polygon): Polygon {
  return { ...geometry, coordinates: unwrapRings(geometry.coordinates) };
}

function unwrapRings(rings: Position[][]): Position[][] {
  const [outer = [], ...holes] = rings;
  const ring = aroundPole(unwrapped(outer));
  const middle = middleOf(ring);
  return [ring, ...holes.map((hole) => nearTo(unwrapped(hole), middle))];
}

/** The line with each longitude within half a turn of the one before. */
function unwrapped(line: readonly Position[]): Position[] {
  let turn = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && longitude - before > 180) turn -= 360;
    if (before !== undefined && longitude - before < -180) turn += 360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

/** A ring that goes once around the world encloses a pole: it is closed along the map's edge there. */
function aroundPole(ring: Position[]): Position[] {
  const [first = 0, latitude = 0] = ring[0] ?? [];
  const [last = 0] = ring.at(-1) ?? [];
  if (Math.abs(last - first) < 180) return ring;
  const pole = latitude < 0 ? -90 : 90;
  return [...ring, [last, pole], [first, pole], [first, latitude]];
}

function middleOf(ring: readonly Position[]): number {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  return (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
}

function nearTo(ring: Position[], longitude: number): Position[] {
  const turn = Math.round((longitude - middleOf(ring)) / 360) * 360;
  return turn === 0 ? ring : ring.map(([x = 0, y = 0]) => [x + turn, y]);
}
