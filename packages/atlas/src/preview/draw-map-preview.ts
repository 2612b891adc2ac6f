import type { FeatureCollection, Geometry, Position } from 'geojson';
import { toWorld, worldSize, type LongitudeLatitude } from '../geometry/mercator.ts';
import type { PreviewLeg } from './route-of-content.ts';

/** The size that link previews expect, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The centre in degrees, and the zoom of 512-pixel tiles: from Bombay to the Irtysh and Lake Baikal. */
const view = { centre: [88, 38.5] as LongitudeLatitude, zoom: 3.22 };

/** What the picture shows. */
export interface PreviewScene {
  readonly land: FeatureCollection;
  /** Areas above a height, each with the property `metres`. */
  readonly heights: FeatureCollection;
  readonly lakes: FeatureCollection;
  readonly rivers: FeatureCollection;
  readonly legs: readonly PreviewLeg[];
}

const colours = { sea: '#b9d3e0', land: '#f3ecdb', river: '#8fb4c9', halo: '#fffaf0', otherYears: '#756e80' };

/** The tints of the heights from the lowest band up. */
const tints = ['#f1e7d0', '#ecdfc2', '#e7d6b4', '#e2cca5', '#dbc096', '#d4b48a', '#e3d3bd'];

/** The colours of the years on the map. */
const yearColours: Readonly<Record<string, string>> = {
  1923: '#6b7fb8',
  1924: '#6b7fb8',
  1925: '#c07420',
  1926: '#2f7f6b',
  1927: '#9c3f5d',
  1928: '#41509e',
};

type Point = readonly [x: number, y: number];

function project(position: LongitudeLatitude): Point {
  const size = worldSize(view.zoom);
  const [x, y] = toWorld(position);
  const [centreX, centreY] = toWorld(view.centre);
  return [(x - centreX) * size + previewSize.width / 2, (y - centreY) * size + previewSize.height / 2];
}

/** The distance beyond the edges up to which lines are drawn, in pixels. */
const margin = 60;

/**
 * Draws the base map with the route as SVG. It contains no text, because fonts differ between machines and the picture is used in
 * both languages.
 */
export function drawMapPreview({ land, heights, lakes, rivers, legs }: PreviewScene): string {
  const { width, height } = previewSize;
  const bands = heights.features.toSorted((a, b) => metres(a.properties) - metres(b.properties));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    area(land, colours.land),
    ...bands.map((band, index) =>
      area({ type: 'FeatureCollection', features: [band] }, tints[index] ?? tints.at(-1) ?? colours.land),
    ),
    line(ringsOf(rivers), colours.river, 0.7),
    area(lakes, colours.sea),
    ...drawLegs(legs),
    '</svg>',
  ].join('');
}

/** Draws the halo of the whole route, then its legs by year. */
function drawLegs(legs: readonly PreviewLeg[]): string[] {
  const byYear = new Map<string, LongitudeLatitude[][]>();
  for (const { year, points } of legs) {
    const colour = yearColours[year] ?? colours.otherYears;
    byYear.set(colour, [...(byYear.get(colour) ?? []), [...points]]);
  }
  return [
    line(
      legs.map(({ points }) => points),
      colours.halo,
      9,
    ),
    ...[...byYear].map(([colour, lines]) => line(lines, colour, 4.5)),
  ];
}

function area(collection: FeatureCollection, colour: string): string {
  const path = ringsOf(collection)
    .map((ring) => pathData(ring))
    .filter((data) => data !== '')
    .map((data) => `${data}Z`)
    .join('');
  return path === '' ? '' : `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;
}

function line(
  lines: readonly (readonly Position[] | readonly LongitudeLatitude[])[],
  colour: string,
  width: number,
): string {
  const path = lines.map((points) => pathData(points)).join('');
  return path === '' ? '' : `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Returns the path data of the points, split at the 180th meridian; empty if no point is in the picture. */
function pathData(points: readonly (Position | LongitudeLatitude)[]): string {
  const { width, height } = previewSize;
  const projected = points.map(([longitude = 0, latitude = 0]) => project([longitude, latitude]));
  const isVisible = ([x, y]: Point): boolean =>
    x > -margin && x < width + margin && y > -margin && y < height + margin;
  if (!projected.some(isVisible)) return '';
  let data = '';
  let previous: Point | undefined;
  for (const [x, y] of projected) {
    const isJump = previous !== undefined && Math.abs(previous[0] - x) > worldSize(view.zoom) / 2;
    data += `${previous === undefined || isJump ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    previous = [x, y];
  }
  return data;
}

function ringsOf({ features }: FeatureCollection): Position[][] {
  return features.flatMap(({ geometry }) => linesOf(geometry));
}

function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
  return geometry.type === 'MultiLineString' || geometry.type === 'Polygon' ? geometry.coordinates : [];
}

function metres(properties: Readonly<Record<string, unknown>> | null): number {
  return Number(properties?.['metres'] ?? 0);
}
