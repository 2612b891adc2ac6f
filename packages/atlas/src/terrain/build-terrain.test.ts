import { mkdtemp, readFile, readdir, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTerrain } from './build-terrain.ts';
import type { TerrainManifest } from './terrain-manifest.ts';
import { gridOf } from './testing/grids.ts';

const layout = { west: 70, north: 45, postsPerDegree: 4, width: 41, height: 41 };
const grid = gridOf(layout, (column, row) => column * 30 + row * 10);
const zooms = { min: 2, max: 4 };

async function built(heights = grid): Promise<{ outputFolder: string; manifest: TerrainManifest }> {
  const outputFolder = join(await mkdtemp(join(tmpdir(), 'terrain-')), 'terrain');
  await buildTerrain({ grid: heights, outputFolder, zooms });
  const manifest = JSON.parse(await readFile(join(outputFolder, 'tiles/terrain.json'), 'utf8'));
  return { outputFolder, manifest };
}

test('buildTerrain writes every tile of the region, its manifest and the height file', async () => {
  const { outputFolder, manifest } = await built();
  expect(manifest).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{12}$/),
    minzoom: 2,
    maxzoom: 4,
    bounds: [70, 35, 80, 45],
  });
  const tiles = join(outputFolder, 'tiles', manifest.hash);
  expect((await readdir(tiles, { recursive: true })).filter((name) => name.endsWith('.webp')).sort()).toEqual(
    ['2/2/1.webp', '3/5/2.webp', '3/5/3.webp', '4/11/5.webp', '4/11/6.webp'],
  );
  expect(await sharp(join(tiles, '3/5/3.webp')).metadata()).toMatchObject({ width: 640, height: 640 });
  expect(await readdir(outputFolder)).toContain('heights.bin');
});

test('the hash changes with the heights and only with them', async () => {
  const { manifest } = await built();
  expect((await built()).manifest.hash).toBe(manifest.hash);
  const higher = gridOf(layout, (column, row) => column * 30 + row * 10 + 200);
  expect((await built(higher)).manifest.hash).not.toBe(manifest.hash);
});

test('a failed build keeps the former terrain and removes its temporary files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'terrain-'));
  const outputFolder = join(folder, 'terrain');
  await mkdir(outputFolder);
  await writeFile(join(outputFolder, 'heights.bin'), 'former');
  const onProgress = (): void => {
    throw new Error('stopped');
  };
  await expect(buildTerrain({ grid, outputFolder, zooms, onProgress })).rejects.toThrow('stopped');
  expect(await readFile(join(outputFolder, 'heights.bin'), 'utf8')).toBe('former');
  expect(await readdir(folder)).toEqual(['terrain']);
});
