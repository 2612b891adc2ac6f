import { listSegments, type LinePoints } from '@cae-map/geo-files/line-points';

/** A line for display: pairs of longitude and latitude, unwrapped at the 180th meridian within a segment. */
export interface DisplayLine {
  /** Longitude and latitude in turn, WGS84 degrees; longitudes may be outside -180 to 180. */
  readonly coordinates: Float64Array<ArrayBuffer>;
  /** The index of the first pair of each segment. */
  readonly segmentStarts: Uint32Array<ArrayBuffer>;
}

/** The first tolerance: less than a pixel up to zoom 16 (of 256-pixel tiles). */
const firstToleranceMetres = 2;

/** The most points of a displayed track; the tolerance is doubled until they suffice. */
const maxDisplayPoints = 20_000;

/**
 * Lines are simplified in stretches of this many points, so that a line for which the algorithm is quadratic, such as a spiral,
 * takes no longer than others. The ends of the stretches are kept.
 */
const stretchPoints = 2048;

const metresPerDegree = 111_195;

/**
 * Simplifies a track by the Douglas-Peucker algorithm for drawing. The ends of every segment are kept. The implementation of
 * `packages/expedition` is for legs of the route: it works on arrays of positions, of which half a million need 100 MB.
 */
export function simplifyForDisplay(points: LinePoints, maxPoints = maxDisplayPoints): DisplayLine {
  for (let tolerance = firstToleranceMetres; ; tolerance *= 2) {
    const kept = keptPoints(points, tolerance);
    const isCoarsest = tolerance > metresPerDegree * 360;
    if (kept.length <= maxPoints || isCoarsest) return toLine(points, kept);
  }
}

/** Returns the indices of the points that a line within a tolerance in metres needs, ascending. */
export function keptPoints(points: LinePoints, toleranceMetres: number): Uint32Array<ArrayBuffer> {
  const { longitudes } = points;
  const isKept = new Uint8Array(longitudes.length);
  for (const { from, to } of listSegments(points)) {
    isKept[from] = 1;
    for (let start = from; start < to - 1; start += stretchPoints) {
      const end = Math.min(start + stretchPoints, to - 1);
      isKept[end] = 1;
      markKept(points, { start, end }, toleranceMetres, isKept);
    }
  }
  const kept = new Uint32Array(isKept.reduce((sum, each) => sum + each, 0));
  let count = 0;
  for (const [index, each] of isKept.entries()) {
    if (each === 1) {
      kept[count] = index;
      count += 1;
    }
  }
  return kept;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function markKept(points: LinePoints, whole: Stretch, toleranceMetres: number, isKept: Uint8Array): void {
  // An explicit stack instead of recursion: the depth of the call stack is limited.
  const open: Stretch[] = [whole];
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const { start, end } = stretch;
    let farthest = -1;
    let greatest = toleranceMetres;
    for (let index = start + 1; index < end; index += 1) {
      const distance = distanceToSegment(points, index, stretch);
      if (distance <= greatest) continue;
      greatest = distance;
      farthest = index;
    }
    if (farthest === -1) continue;
    isKept[farthest] = 1;
    open.push({ start, end: farthest }, { start: farthest, end });
  }
}

/** Distance of a point to the line between two others in metres, on a plane that is true to scale at the point. */
function distanceToSegment(
  { longitudes, latitudes }: LinePoints,
  index: number,
  { start, end }: Stretch,
): number {
  const latitude = latitudes[index] ?? 0;
  const longitude = longitudes[index] ?? 0;
  const scale = Math.cos((latitude * Math.PI) / 180);
  const startLatitude = latitudes[start] ?? 0;
  const startLongitude = longitudes[start] ?? 0;
  const x = shortWay((longitudes[end] ?? 0) - startLongitude) * scale;
  const y = (latitudes[end] ?? 0) - startLatitude;
  const pointX = shortWay(longitude - startLongitude) * scale;
  const pointY = latitude - startLatitude;
  const squaredLength = x * x + y * y;
  const along = squaredLength === 0 ? 0 : (pointX * x + pointY * y) / squaredLength;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(pointX - share * x, pointY - share * y) * metresPerDegree;
}

/** A difference of longitudes the short way around, in degrees. */
function shortWay(difference: number): number {
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

function toLine(points: LinePoints, kept: Uint32Array): DisplayLine {
  const { longitudes, latitudes } = points;
  const starts = new Set(points.segmentStarts);
  const coordinates = new Float64Array(kept.length * 2);
  const segmentStarts: number[] = [];
  let previous = 0;
  for (const [position, index] of kept.entries()) {
    const longitude = longitudes[index] ?? 0;
    if (starts.has(index)) {
      segmentStarts.push(position);
      previous = longitude;
    }
    previous = longitude + 360 * Math.round((previous - longitude) / 360);
    coordinates[position * 2] = previous;
    coordinates[position * 2 + 1] = latitudes[index] ?? 0;
  }
  return { coordinates, segmentStarts: Uint32Array.from(segmentStarts) };
}
