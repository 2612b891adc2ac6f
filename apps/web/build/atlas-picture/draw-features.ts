import type { VectorTileFeature } from '@mapbox/vector-tile';
import { ResolvedImage } from '@maplibre/maplibre-gl-style-spec';
import type { StyleValues } from './style-values.ts';
import type { PlacedTile } from './tile-grid.ts';

/** The features of a layer in a tile. */
export interface TileFeatures {
  readonly tile: PlacedTile;
  /** The width and height of the tile in the coordinates of its features. */
  readonly extent: number;
  readonly features: readonly VectorTileFeature[];
  /** The part of the tile that is in the picture, in the coordinates of its features. */
  readonly window: Window;
}

/** Areas with less are not seen, but cost as much; patterns have no colour. */
const leastOpacity = 0.1;

/** A rectangle in the coordinates of a tile. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Draws polygons in the coordinates of a tile; one path for neighbouring features with the same colour.
 * @param styleScale pixels of the picture per pixel of the style
 */
export function drawAreas(
  { features, window, tile, extent }: TileFeatures,
  values: StyleValues,
  styleScale: number,
): string {
  const scale = (extent / tile.size) * styleScale;
  const sorted = features
    .map((feature) => ({ feature, rank: Number(values.layout('fill-sort-key', feature) ?? 0) }))
    .toSorted((one, other) => one.rank - other.rank);
  const rendering = values.paint('fill-antialias') === false ? ' shape-rendering="crispEdges"' : '';
  return joinAlike(
    sorted.map(({ feature }) => {
      const outline = values.paint('fill-outline-color', feature);
      const stroke = typeof outline === 'string' ? ` stroke="${outline}" stroke-width="${scale}"` : '';
      const colour = String(values.paint('fill-color', feature));
      const opacity = Number(values.paint('fill-opacity', feature));
      const isSeen = opacity >= leastOpacity && !values.paint('fill-pattern', feature);
      const style = `fill="${colour}" fill-rule="evenodd" fill-opacity="${opacity}"${stroke}${rendering}`;
      return isSeen ? { style, path: pathOf(feature, window, 'Z') } : { style: null, path: '' };
    }),
  );
}

/**
 * Draws lines in the coordinates of a tile; one path for neighbouring features with the same stroke.
 * @param styleScale pixels of the picture per pixel of the style
 */
export function drawLines(
  { features, window, tile, extent }: TileFeatures,
  values: StyleValues,
  styleScale: number,
): string {
  const scale = (extent / tile.size) * styleScale;
  return joinAlike(
    features.map((feature) => {
      const width = Number(values.paint('line-width', feature));
      const dashes = values.paint('line-dasharray', feature);
      // In multiples of the width of the line.
      const pattern = Array.isArray(dashes)
        ? ` stroke-dasharray="${dashes.map((dash) => Number(dash) * width * scale).join(' ')}"`
        : '';
      const style =
        `fill="none" stroke="${String(values.paint('line-color', feature))}" stroke-width="${(width * scale).toFixed(2)}" ` +
        `stroke-opacity="${Number(values.paint('line-opacity', feature))}" stroke-linejoin="${String(values.layout('line-join', feature))}" ` +
        `stroke-linecap="${String(values.layout('line-cap', feature))}"${pattern}`;
      return { style, path: pathOf(feature, window, '') };
    }),
  );
}

/** An icon whose bottom centre is at a point of the picture, in pixels. */
export interface PlacedIcon {
  readonly image: string;
  readonly x: number;
  readonly y: number;
  /** The factor by which the image is enlarged. */
  readonly size: number;
  readonly opacity: number;
}

/** The icons of a tile; features in its margin belong to the neighbouring tiles. Features without an icon are left out. */
export function findIcons({ tile, extent, features }: TileFeatures, values: StyleValues): PlacedIcon[] {
  return features.flatMap((feature) => {
    const image = values.layout('icon-image', feature);
    const point = feature.loadGeometry()[0]?.[0];
    if (typeof image !== 'string' && !(image instanceof ResolvedImage)) return [];
    if (point === undefined) return [];
    if (point.x < 0 || point.y < 0 || point.x >= extent || point.y >= extent) return [];
    return [
      {
        image: image.toString(),
        x: tile.left + (point.x / extent) * tile.size,
        y: tile.top + (point.y / extent) * tile.size,
        size: Number(values.layout('icon-size', feature)),
        opacity: Number(values.paint('icon-opacity', feature)),
      },
    ];
  });
}

interface StyledPath {
  /** Attributes; null if nothing is drawn. */
  readonly style: string | null;
  readonly path: string;
}

function joinAlike(paths: readonly StyledPath[]): string {
  const groups: { style: string; path: string }[] = [];
  for (const { style, path } of paths) {
    if (style === null || path === '') continue;
    const last = groups.at(-1);
    if (last?.style === style) last.path += path;
    else groups.push({ style, path });
  }
  return groups.map(({ style, path }) => `<path d="${path}" ${style}/>`).join('');
}

/** The path data of the rings or lines of a feature that may be in the window. @param end after each of them */
function pathOf(feature: VectorTileFeature, window: Window, end: string): string {
  let path = '';
  for (const points of feature.loadGeometry()) {
    if (isBeside(points, window)) continue;
    let command = 'M';
    for (const { x, y } of points) {
      path += `${command}${x} ${y}`;
      command = 'L';
    }
    path += end;
  }
  return path;
}

/** Whether all points are beyond the same side of the window, so that neither the line nor the area that it encloses is in it. */
function isBeside(points: readonly Point[], { left, top, right, bottom }: Window): boolean {
  let [leftmost, topmost, rightmost, bottommost] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    leftmost = Math.min(leftmost, x);
    rightmost = Math.max(rightmost, x);
    topmost = Math.min(topmost, y);
    bottommost = Math.max(bottommost, y);
  }
  return rightmost < left || leftmost > right || bottommost < top || topmost > bottom;
}

type Point = ReturnType<VectorTileFeature['loadGeometry']>[number][number];
