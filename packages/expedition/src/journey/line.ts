import {
  bearingDegrees,
  distanceMetres,
  unwrapLongitudes,
  wrapLongitude,
  type Position,
} from '../route/geography.ts';
import { findLastNotAbove } from './moment.ts';

/** A line with the distance of each point along it. */
export interface MeasuredLine {
  /** WGS84 degrees; longitudes never jump and may be outside -180 to 180 (see `unwrapLongitudes`). */
  readonly points: readonly Position[];
  /** Metres from the first point to each point along the line, by great circles. */
  readonly metres: readonly number[];
  readonly lengthMetres: number;
}

/** A point on a line and the direction of the line. */
export interface PointOnLine {
  /** WGS84 degrees, within -180 to 180. */
  readonly position: Position;
  /** Degrees clockwise from north, 0 to below 360; null when the line has no direction. */
  readonly bearingDegrees: number | null;
}

/** Computes the distances along a line. */
export function measureLine(line: readonly Position[]): MeasuredLine {
  const points = unwrapLongitudes(line);
  const metres: number[] = [];
  let length = 0;
  let previous: Position | undefined;
  for (const point of points) {
    if (previous !== undefined) length += distanceMetres(previous, point);
    metres.push(length);
    previous = point;
  }
  return { points, metres, lengthMetres: length };
}

/**
 * The point at a share of the length, 0 to 1; null for a line without points. For a line without length it is the first
 * point.
 */
export function pointAt(line: MeasuredLine, share: number): PointOnLine | null {
  const place = placeOnLine(line, share);
  if (place === null) return null;
  const { from, to, point } = place;
  const position: Position = [point[0], wrapLongitude(point[1])];
  const isDirected = from[0] !== to[0] || from[1] !== to[1];
  return { position, bearingDegrees: isDirected ? bearingDegrees(from, to) : null };
}

/**
 * Splits a line at a share of its length into the parts behind and ahead, which share the point of the split. A part
 * without length is empty. Longitudes may be outside -180 to 180 as in the line itself.
 */
export function splitLine(
  line: MeasuredLine,
  share: number,
): { readonly behind: readonly Position[]; readonly ahead: readonly Position[] } {
  const place = placeOnLine(line, share);
  if (place === null || line.points.length < 2) return { behind: [], ahead: [] };
  if (share <= 0 || line.lengthMetres === 0) return { behind: [], ahead: line.points };
  if (share >= 1) return { behind: line.points, ahead: [] };
  return {
    behind: [...line.points.slice(0, place.index + 1), place.point],
    ahead: [place.point, ...line.points.slice(place.index + 1)],
  };
}

interface PlaceOnLine {
  /** The index of the previous point of the line. */
  readonly index: number;
  readonly from: Position;
  readonly to: Position;
  readonly point: Position;
}

function placeOnLine({ points, metres, lengthMetres }: MeasuredLine, share: number): PlaceOnLine | null {
  const along = Math.min(1, Math.max(0, share)) * lengthMetres;
  // Never the last point, so that the following segment determines the direction.
  const index = Math.max(0, Math.min(findLastNotAbove(metres, along), points.length - 2));
  const from = points[index];
  const to = points[index + 1] ?? from;
  if (from === undefined || to === undefined) return null;
  const start = metres[index] ?? 0;
  const length = (metres[index + 1] ?? start) - start;
  return { index, from, to, point: between(from, to, length > 0 ? (along - start) / length : 0) };
}

/** Linear in degrees, as the map draws the line between two points. */
function between(from: Position, to: Position, share: number): Position {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
