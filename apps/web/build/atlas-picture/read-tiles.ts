import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import type { AtlasTiles } from './draw-atlas.ts';
import { adjustColours } from './raster-colours.ts';
import type { TerrainTile } from './terrain-heights.ts';
import type { PlacedTile } from './tile-grid.ts';

/** Folders of generated tiles. */
export interface TileFolders {
  /** The output of the package `atlas`. */
  readonly atlas: string;
  /** The folder of the zooms of the terrain tiles. */
  readonly terrain: string;
}

/** Folders of the atlas by source of the map style. */
const folders: Readonly<Record<string, string>> = {
  atlas: 'tiles',
  'atlas-near': 'near',
  'atlas-shade': 'shade',
};

/** Reads generated tiles; those that were read are kept. */
export function createTileReader({ atlas, terrain }: TileFolders): AtlasTiles {
  const vectorTiles = new Map<string, VectorTile>();
  const heights = new Map<string, Promise<TerrainTile>>();
  const pathOf = (source: string, tile: PlacedTile, ending: string): string | null => {
    const folder = folders[source];
    return folder === undefined ? null : existing(tilePath(join(atlas, folder), tile, ending));
  };
  return {
    readVector(source, tile) {
      const path = pathOf(source, tile, 'pbf.gz');
      if (path === null) return null;
      let read = vectorTiles.get(path);
      if (read === undefined) {
        read = new VectorTile(new PbfReader(gunzipSync(readFileSync(path))));
        vectorTiles.set(path, read);
      }
      return read;
    },
    async readRaster(source, tile, colours) {
      const path = pathOf(source, tile, 'webp');
      if (path === null) return null;
      const { data, info } = await readPixels(path);
      adjustColours(data, colours);
      return await encode(data, info);
    },
    async readTerrain(tile) {
      const path = existing(tilePath(terrain, tile, 'webp'));
      if (path === null) return null;
      const known = heights.get(path) ?? readTerrainTile(path);
      heights.set(path, known);
      return await known;
    },
    encode,
  };
}

function tilePath(folder: string, { z, x, y }: Pick<PlacedTile, 'z' | 'x' | 'y'>, ending: string): string {
  return join(folder, String(z), String(x), `${y}.${ending}`);
}

function existing(path: string): string | null {
  return existsSync(path) ? path : null;
}

async function readPixels(path: string) {
  return await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Reads heights in metres from colours in the encoding `terrarium`. */
async function readTerrainTile(path: string): Promise<TerrainTile> {
  const { data, info } = await readPixels(path);
  const heights = new Float32Array(info.width * info.height);
  for (let index = 0, offset = 0; index < heights.length; index += 1, offset += 4) {
    const [red = 0, green = 0, blue = 0] = [data[offset], data[offset + 1], data[offset + 2]];
    heights[index] = red * 256 + green + blue / 256 - 32_768;
  }
  return { size: info.width, heights };
}

async function encode(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}
