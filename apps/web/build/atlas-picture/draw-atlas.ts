import type { VectorTile } from '@mapbox/vector-tile';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../src/map/overlays/map-overlay.ts';
import { drawAreas, drawLines, findIcons, type TileFeatures, type Window } from './draw-features.ts';
import type { PictureArea } from './picture-area.ts';
import type { RasterColours } from './raster-colours.ts';
import { readStyle, type StyleValues } from './style-values.ts';
import { drawAsSvg } from './svg-context.ts';
import { shadeHeights, tintHeights, type ReliefLight } from './terrain-colours.ts';
import { readHeights, type HeightGrid, type TerrainReader } from './terrain-heights.ts';
import { placeTiles, type PlacedTile, type SourceZooms } from './tile-grid.ts';

/** Reads the tiles of the atlas, and encodes pixels. */
export interface AtlasTiles {
  /** @returns null without a tile */
  readonly readVector: (source: string, tile: PlacedTile) => VectorTile | null;
  /** A picture of a raster tile with changed colours. @returns a data URL; null without a tile */
  readonly readRaster: (source: string, tile: PlacedTile, colours: RasterColours) => Promise<string | null>;
  readonly readTerrain: TerrainReader;
  /** @param pixels red, green, blue, alpha, not premultiplied @returns a data URL */
  readonly encode: (pixels: Uint8Array, size: { width: number; height: number }) => Promise<string>;
}

/** The layers, sources and images of the map that a picture contains. */
export type PictureStyle = Pick<MapOverlay, 'layers' | 'images' | 'sources'>;

/** What to draw: an area of the world, and the zoom (256-pixel tiles) at which it is shown, enlarged if that is higher. */
export interface Picture {
  readonly area: PictureArea;
  readonly shownZoom: number;
}

/** How far, in pixels, strokes at the edge of a picture are wider than the line itself. */
const strokeMargin = 16;

/**
 * Draws areas, lines, shading and icons of a style as SVG, as MapLibre draws them. Labels, patterns and layers of other sources than
 * tiles are left out.
 */
export async function drawAtlas(picture: Picture, style: PictureStyle, tiles: AtlasTiles): Promise<string> {
  const { width, height } = picture.area;
  const layers = await Promise.all(
    style.layers.map((layer) => drawLayer(layer, { ...picture, style, tiles })),
  );
  const content = layers.join('');
  const images = Object.entries(style.images ?? {})
    .filter(([id]) => content.includes(`"#${id}"`))
    .map(([id, image]) => `<g id="${id}">${drawAsSvg(id, (context) => image.draw(context, null))}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs>${images.join('')}</defs>${content}</svg>`
  );
}

interface Drawing extends Picture {
  readonly style: PictureStyle;
  readonly tiles: AtlasTiles;
}

async function drawLayer(layer: LayerSpecification, drawing: Drawing): Promise<string> {
  const { area, shownZoom, style, tiles } = drawing;
  const values = readStyle(layer, shownZoom - 1);
  /** Pixels of the picture per pixel on the page. */
  const scale = 2 ** (area.zoom - shownZoom);
  if (!values.isVisible) return '';
  if (layer.type === 'background') {
    const colour = String(values.paint('background-color'));
    return `<rect width="${area.width}" height="${area.height}" fill="${colour}"/>`;
  }
  if (!('source' in layer) || typeof layer.source !== 'string') return '';
  const { source } = layer;
  const zooms = zoomsOf(style, source);
  if (zooms === null) return '';
  if (layer.type === 'color-relief' || layer.type === 'hillshade') {
    return await drawRelief(layer.type, values, zooms, drawing);
  }
  const placed = placeTiles(area, zooms);
  if (layer.type === 'raster') return await drawRaster(source, values, placed, tiles);
  if (layer.type !== 'fill' && layer.type !== 'line' && layer.type !== 'symbol') return '';
  // Which labels have room is decided by the map, and with it which of their marks.
  if (layer.layout && 'text-field' in layer.layout) return '';
  const parts = placed.flatMap((tile): TileFeatures[] => {
    const found = tiles.readVector(source, tile)?.layers[layer['source-layer'] ?? ''];
    if (found === undefined) return [];
    const features = Array.from({ length: found.length }, (_, index) => found.feature(index));
    const { extent } = found;
    return [
      { tile, extent, features: features.filter(values.includes), window: windowOf(tile, extent, area) },
    ];
  });
  if (layer.type === 'symbol') return drawIcons(parts, values, scale);
  const draw = layer.type === 'fill' ? drawAreas : drawLines;
  return parts.map((part) => inTile(part, draw(part, values, scale))).join('');
}

/** The zooms of the tiles of a source; null if it has no tiles. */
function zoomsOf({ sources }: PictureStyle, id: string): SourceZooms | null {
  const source = sources[id];
  if (source === undefined || !('tiles' in source)) return null;
  return { min: source.minzoom ?? 0, max: source.maxzoom ?? 22 };
}

/** The part of a tile that a picture shows, with a margin for strokes, in the coordinates of the tile. */
function windowOf({ left, top, size }: PlacedTile, extent: number, { width, height }: PictureArea): Window {
  const scale = extent / size;
  return {
    left: (-left - strokeMargin) * scale,
    top: (-top - strokeMargin) * scale,
    right: (width - left + strokeMargin) * scale,
    bottom: (height - top + strokeMargin) * scale,
  };
}

/** Clips what is drawn in the coordinates of a tile to the tile. */
function inTile({ tile: { left, top, size }, extent }: TileFeatures, content: string): string {
  if (content === '') return '';
  return `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 ${extent} ${extent}">${content}</svg>`;
}

/** Draws icons from the north to the south, so that the nearer ones are above. */
function drawIcons(parts: readonly TileFeatures[], values: StyleValues, scale: number): string {
  return parts
    .flatMap((part) => findIcons(part, values))
    .filter(({ opacity }) => opacity > 0)
    .toSorted((one, other) => one.y - other.y)
    .map(({ image, x, y, size, opacity }) => {
      const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * scale).toFixed(3)})`;
      return `<use href="#${image}" transform="${place}" opacity="${opacity}"/>`;
    })
    .join('');
}

async function drawRaster(
  source: string,
  values: StyleValues,
  placed: readonly PlacedTile[],
  tiles: AtlasTiles,
): Promise<string> {
  const opacity = values.number('raster-opacity');
  const colours: RasterColours = {
    saturation: values.number('raster-saturation'),
    contrast: values.number('raster-contrast'),
    brightnessMin: values.number('raster-brightness-min'),
    brightnessMax: values.number('raster-brightness-max'),
  };
  const images = await Promise.all(
    placed.map(async (tile) => {
      const url = await tiles.readRaster(source, tile, colours);
      if (url === null) return '';
      return `<image x="${tile.left}" y="${tile.top}" width="${tile.size}" height="${tile.size}" href="${url}"/>`;
    }),
  );
  return `<g opacity="${opacity}">${images.join('')}</g>`;
}

/** Draws tints by height, or light and shadow, as an image of the resolution of the terrain tiles. */
async function drawRelief(
  type: 'color-relief' | 'hillshade',
  values: StyleValues,
  zooms: SourceZooms,
  { area, tiles }: Drawing,
): Promise<string> {
  const grid = await readHeightsOnce(area, zooms, tiles);
  if (grid === null) return '';
  if (type === 'hillshade') return await placeImage(grid, shadeHeights(grid, lightOf(values)), area, tiles);
  const pixels = tintHeights(grid, (metres) => values.colour('color-relief-color', metres));
  const opacity = values.number('color-relief-opacity');
  return `<g opacity="${opacity}">${await placeImage(grid, pixels, area, tiles)}</g>`;
}

const grids = new WeakMap<PictureArea, Promise<HeightGrid | null>>();

/** Reads the heights of an area once for all its layers and colour schemes. */
function readHeightsOnce(
  area: PictureArea,
  zooms: SourceZooms,
  { readTerrain }: AtlasTiles,
): Promise<HeightGrid | null> {
  const grid = grids.get(area) ?? readHeights(area, zooms, readTerrain);
  grids.set(area, grid);
  return grid;
}

function lightOf(values: StyleValues): ReliefLight {
  return {
    direction: values.number('hillshade-illumination-direction'),
    exaggeration: values.number('hillshade-exaggeration'),
    shadow: values.colour('hillshade-shadow-color'),
    highlight: values.colour('hillshade-highlight-color'),
  };
}

/** Scales pixels of heights to their place in a picture. */
async function placeImage(
  { worldSize, left, top, width, height }: HeightGrid,
  pixels: Uint8Array,
  area: PictureArea,
  tiles: AtlasTiles,
): Promise<string> {
  const scale = (256 * 2 ** area.zoom) / worldSize;
  const [x, y] = [left * scale - area.left, top * scale - area.top];
  const url = await tiles.encode(pixels, { width, height });
  return `<image x="${x}" y="${y}" width="${width * scale}" height="${height * scale}" preserveAspectRatio="none" href="${url}"/>`;
}
