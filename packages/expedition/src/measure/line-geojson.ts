import type { Position } from '../route/geography.ts';
import { greatCircle } from './great-circle.ts';
import { lineSegments, totalMetres, type MeasuredLine } from './measured-line.ts';

type Coordinates = [longitude: number, latitude: number];

interface LineFeature {
  readonly type: 'Feature';
  readonly properties: { readonly length_m: number };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Coordinates[] }
    | { readonly type: 'MultiLineString'; readonly coordinates: Coordinates[][] };
}

interface PointFeature {
  readonly type: 'Feature';
  /** The number of the point, from 1, and the distance along the line from the first one, in metres. */
  readonly properties: { readonly number: number; readonly distance_m: number };
  readonly geometry: { readonly type: 'Point'; readonly coordinates: Coordinates };
}

/** A measured line as GeoJSON (RFC 7946). */
export interface LineGeoJson {
  readonly type: 'FeatureCollection';
  readonly features: readonly (LineFeature | PointFeature)[];
}

/**
 * Converts a line to GeoJSON: the line, if it has at least two points, and its points. Coordinates have six decimals, about 0.1 m. A
 * line that crosses the 180th meridian is split there.
 */
export function lineToGeoJson(line: MeasuredLine): LineGeoJson {
  const parts = splitAtDateLine(line.points).map((part) => part.map(toCoordinates));
  const [first = [], ...others] = parts;
  const features: LineFeature[] =
    line.points.length < 2
      ? []
      : [
          {
            type: 'Feature',
            properties: { length_m: Math.round(totalMetres(line)) },
            geometry:
              others.length === 0
                ? { type: 'LineString', coordinates: first }
                : { type: 'MultiLineString', coordinates: parts },
          },
        ];
  return { type: 'FeatureCollection', features: [...features, ...pointFeatures(line)] };
}

function pointFeatures(line: MeasuredLine): PointFeature[] {
  const segments = lineSegments(line);
  let distance = 0;
  return line.points.map((point, index) => {
    distance += segments[index - 1]?.metres ?? 0;
    return {
      type: 'Feature',
      properties: { number: index + 1, distance_m: Math.round(distance) },
      geometry: { type: 'Point', coordinates: toCoordinates(point) },
    };
  });
}

/** The parts of a line between its crossings of the 180th meridian, which belong to both parts. */
function splitAtDateLine(points: readonly Position[]): Position[][] {
  let part: Position[] = [];
  const parts = [part];
  for (const point of points) {
    const before = part.at(-1);
    if (before !== undefined && Math.abs(point[1] - before[1]) > 180) {
      const latitude = crossingLatitude(before, point);
      const side = Math.sign(before[1]) * 180;
      part.push([latitude, side]);
      part = [[latitude, -side]];
      parts.push(part);
    }
    part.push(point);
  }
  return parts;
}

/** The latitude at which the great circle between two positions crosses the 180th meridian. */
function crossingLatitude(start: Position, end: Position): number {
  let before = start;
  for (const position of greatCircle(start, end, 0.1)) {
    const step = position[1] - before[1];
    if (Math.abs(step) > 180) {
      const length = 360 - Math.abs(step);
      const share = length === 0 ? 0 : (180 - Math.abs(before[1])) / length;
      return before[0] + share * (position[0] - before[0]);
    }
    before = position;
  }
  return end[0];
}

function toCoordinates([latitude, longitude]: Position): Coordinates {
  return [round(longitude), round(latitude)];
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
