import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { interpolate, postsAround } from './posts.ts';
import type { GridLayout } from './posts.ts';

export type { GridLayout } from './posts.ts';

/** Heights at posts, in metres above the sea. */
export interface HeightGrid extends GridLayout {
  readonly metres: Int16Array;
}

/** The layout of `content/basemap/heights.webp`: 60–125° E, 20–58° N, a post every 30 arc-seconds. */
export const heightGridLayout: GridLayout = {
  west: 60,
  north: 58,
  postsPerDegree: 120,
  width: 7801,
  height: 4561,
};

/** What the Terrarium format adds to heights in metres, so that they are positive: red × 256 + green. */
export const terrariumOffset = 32_768;

/** No height of the world is outside of these limits, in metres. */
const possibleMetres = { lowest: -500, highest: 8900 } as const;

const advice = 'restore the file from the repository (git checkout) and run set-up again';

/**
 * Reads the height grid from its image: lossless, a pixel per post, in the Terrarium format.
 * @throws when the file is missing, truncated, not an image or of another size, or contains impossible heights, as an image
 *   of zeros does; the message names the file and what to do
 */
export async function readHeightGrid(
  path: string,
  layout: GridLayout = heightGridLayout,
): Promise<HeightGrid> {
  const { pixels, channels } = await readPixels(path, layout);
  const metres = new Int16Array(layout.width * layout.height);
  for (let index = 0; index < metres.length; index++) {
    const red = pixels[index * channels] ?? 0;
    const green = pixels[index * channels + 1] ?? 0;
    const height = red * 256 + green - terrariumOffset;
    if (height < possibleMetres.lowest || height > possibleMetres.highest) {
      const place = `column ${index % layout.width}, row ${Math.floor(index / layout.width)}`;
      throw new Error(`${path} contains a height of ${height} m (${place}): ${advice}`);
    }
    metres[index] = height;
  }
  return { ...layout, metres };
}

async function readPixels(
  path: string,
  { width, height }: GridLayout,
): Promise<{ pixels: Uint8Array; channels: number }> {
  const file = await readFile(path).catch((error: Error) => {
    throw new Error(`${path} cannot be read (${error.message}): ${advice}`, { cause: error });
  });
  const image = sharp(file, { failOn: 'truncated' });
  const actual = await image.metadata().catch((error: Error) => {
    throw new Error(`${path} is not an image (${error.message}): ${advice}`, { cause: error });
  });
  if (actual.width !== width || actual.height !== height) {
    const found = `${actual.width} × ${actual.height} pixels`;
    throw new Error(`${path} has ${found} instead of ${width} × ${height}: ${advice}`);
  }
  const { data, info } = await image
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`${path} is damaged (${error.message}): ${advice}`, { cause: error });
    });
  return { pixels: data, channels: info.channels };
}

/** The height of a position in degrees, in metres, interpolated bilinearly; undefined outside the grid. */
export function heightAt(grid: HeightGrid, longitude: number, latitude: number): number | undefined {
  const posts = postsAround(grid, longitude, latitude);
  if (!posts) return undefined;
  const first = posts.row * grid.width + posts.column;
  const at = (index: number): number => grid.metres[index] ?? 0;
  return interpolate(posts, [at(first), at(first + 1), at(first + grid.width), at(first + grid.width + 1)]);
}

/**
 * A grid with half the posts in each direction. A post is the mean of its neighbourhood with the weights 1, 2, 1, so that
 * ridges and valleys between the remaining posts are not lost. The width and height must be odd.
 */
export function halveGrid({ west, north, postsPerDegree, width, height, metres }: HeightGrid): HeightGrid {
  const halfWidth = (width + 1) / 2;
  const halfHeight = (height + 1) / 2;
  // Columns first, for all rows, then rows.
  const columns = new Float32Array(halfWidth * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < halfWidth; column++) {
      const centre = row * width + column * 2;
      const left = metres[column === 0 ? centre : centre - 1] ?? 0;
      const right = metres[column === halfWidth - 1 ? centre : centre + 1] ?? 0;
      columns[row * halfWidth + column] = (left + 2 * (metres[centre] ?? 0) + right) / 4;
    }
  }
  const halved = new Int16Array(halfWidth * halfHeight);
  for (let row = 0; row < halfHeight; row++) {
    const above = Math.max(0, row * 2 - 1) * halfWidth;
    const below = Math.min(height - 1, row * 2 + 1) * halfWidth;
    for (let column = 0; column < halfWidth; column++) {
      const sum =
        (columns[above + column] ?? 0) +
        2 * (columns[row * 2 * halfWidth + column] ?? 0) +
        (columns[below + column] ?? 0);
      halved[row * halfWidth + column] = Math.round(sum / 4);
    }
  }
  return {
    west,
    north,
    postsPerDegree: postsPerDegree / 2,
    width: halfWidth,
    height: halfHeight,
    metres: halved,
  };
}
