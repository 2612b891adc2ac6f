import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapRectangle, ScreenPoint } from './screen-geometry.ts';

/** A copied position is at least this far from the edges of the map, in CSS pixels. */
const copyMargin = 60;

interface CopyOptions {
  /** Of the copy, width by height. */
  readonly aspectRatio: number;
  /** The centre in degrees WGS84; the centre of the free area if it is null or not on the screen. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * Renders the map and copies the largest part of it around a position to a canvas. The browser keeps the image of the map only until
 * the end of the task, so the map is rendered first.
 * @returns the copied part, or null if nothing can be copied
 */
export function copyMap(
  map: MapLibreMap,
  canvas: HTMLCanvasElement,
  { aspectRatio, position }: CopyOptions,
): MapRectangle | null {
  const source = map.getCanvas();
  const context = canvas.getContext('2d');
  const size = source.getBoundingClientRect();
  if (context === null || size.width === 0 || size.height === 0) return null;
  const wanted = position && map.project([position.longitude, position.latitude]);
  const isOnScreen =
    wanted !== null &&
    copyMargin <= Math.min(wanted.x, size.width - wanted.x, wanted.y, size.height - wanted.y);
  const part = centredPart(size, isOnScreen ? wanted : map.project(map.getCenter()), aspectRatio);
  const scale = source.width / size.width;
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  if (width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  map.redraw();
  context.drawImage(source, part.x * scale, part.y * scale, width, height, 0, 0, width, height);
  return part;
}

/** Returns the largest rectangle around a centre within the map. */
function centredPart(
  { width, height }: Pick<MapRectangle, 'width' | 'height'>,
  centre: ScreenPoint,
  aspectRatio: number,
): MapRectangle {
  const halfWidth = Math.min(centre.x, width - centre.x);
  const halfHeight = Math.min(centre.y, height - centre.y);
  const half = Math.max(0, Math.min(halfHeight, halfWidth / aspectRatio));
  return {
    x: centre.x - half * aspectRatio,
    y: centre.y - half,
    width: half * aspectRatio * 2,
    height: half * 2,
  };
}
