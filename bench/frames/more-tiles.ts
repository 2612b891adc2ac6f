import { gzipSync } from 'node:zlib';
import { createMapTileMaker } from '@cae-map/atlas/map-tiles/map-tile-maker';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { toExpedition } from '@cae-map/expedition/to-expedition';

/** Makes the tile of a path, compressed; null for the paths of other files. */
export type TileOfPath = (path: string) => Buffer | null;

/** The headers of a tile; as in the product, sources with the same tiles request each of them once. */
export const tileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-encoding': 'gzip',
} as const;

/** The path of a tile of any version: the tileset of the product describes the shifted copies as well. */
const tilePath = /^\/v1\/map-tiles\/\w+\/(\d+)\/(\d+)\/(\d+)$/;

/** Makes the vector tiles of multiplied places, which the product does not have. Tiles are kept, as by the server of the product. */
export function createTilesOf(places: readonly PlaceRecord[]): TileOfPath {
  const maker = createMapTileMaker(toExpedition({ places, images: [] }));
  const known = new Map<string, Buffer>();
  return (path) => {
    const [, zoom, x, y] = tilePath.exec(path) ?? [];
    if (zoom === undefined) return null;
    const key = `${zoom}/${x}/${y}`;
    const tile = known.get(key) ?? gzipSync(maker.makeTile(Number(zoom), Number(x), Number(y)));
    known.set(key, tile);
    return tile;
  };
}
