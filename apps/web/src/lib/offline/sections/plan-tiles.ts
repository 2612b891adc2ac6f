import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { TerrainManifest } from './terrain-facts.ts';

/** West, south, east and north in degrees. */
export type Bounds = readonly [number, number, number, number];

interface TileRange {
  readonly minzoom: number;
  readonly maxzoom: number;
}

/** The zooms (512-pixel tiles) of the sources of the atlas, and the path of a tile of each. */
const atlasSources: readonly (TileRange & { readonly toPath: (tile: string) => string })[] = [
  { minzoom: 0, maxzoom: 5, toPath: (tile) => `/atlas/tiles/${tile}.pbf` },
  { minzoom: 8, maxzoom: 8, toPath: (tile) => `/atlas/near/${tile}.pbf` },
  { minzoom: 2, maxzoom: 3, toPath: (tile) => `/atlas/shade/${tile}.webp` },
];

/** The highest zoom of the tiles of stops and legs that is kept; nearer, the map draws the lists. */
const highestRecordZoom = 8;

/** The most tiles of a source and zoom: a section is a part of the route, not a continent. */
const mostOfZoom = 400;

/** The paths of the tiles that show an area: of the atlas, its relief, and the stops and legs. */
export function planTiles(
  bounds: Bounds,
  terrain: TerrainManifest | null,
  tileset: Pick<MapTileset, 'version' | 'minzoom' | 'maxzoom'> | null,
): string[] {
  const atlas = atlasSources.flatMap((source) => listTiles(bounds, source).map(source.toPath));
  const relief =
    terrain === null
      ? []
      : listTiles(intersect(bounds, terrain.bounds), terrain).map(
          (tile) => `/atlas/terrain/${terrain.hash}/${tile}.webp`,
        );
  const records =
    tileset === null
      ? []
      : listTiles(bounds, {
          minzoom: tileset.minzoom,
          maxzoom: Math.min(tileset.maxzoom, highestRecordZoom),
        }).map((tile) => `/v1/map-tiles/${tileset.version}/${tile}`);
  return [...atlas, ...relief, ...records];
}

function intersect([west, south, east, north]: Bounds, other: Bounds): Bounds {
  return [
    Math.max(west, other[0]),
    Math.max(south, other[1]),
    Math.min(east, other[2]),
    Math.min(north, other[3]),
  ];
}

/** The tiles `z/x/y` of an area, in the scheme of web maps; none of an empty area. */
function listTiles([west, south, east, north]: Bounds, { minzoom, maxzoom }: TileRange): string[] {
  if (west > east || south > north) return [];
  const tiles: string[] = [];
  for (let zoom = minzoom; zoom <= maxzoom; zoom += 1) {
    const [left, right] = [toColumn(west, zoom), toColumn(east, zoom)];
    const [top, bottom] = [toRow(north, zoom), toRow(south, zoom)];
    if ((right - left + 1) * (bottom - top + 1) > mostOfZoom) break;
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) tiles.push(`${zoom}/${x}/${y}`);
  }
  return tiles;
}

const clamp = (value: number, zoom: number): number =>
  Math.min(Math.max(Math.floor(value), 0), 2 ** zoom - 1);

function toColumn(longitude: number, zoom: number): number {
  return clamp(((longitude + 180) / 360) * 2 ** zoom, zoom);
}

/** Web Mercator (EPSG:3857). */
function toRow(latitude: number, zoom: number): number {
  const radians = (latitude * Math.PI) / 180;
  return clamp(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom, zoom);
}
