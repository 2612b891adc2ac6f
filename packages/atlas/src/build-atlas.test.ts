import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAtlas } from './build-atlas.ts';
import { computeStamp } from './stamp.ts';

const basemapFolder = join(import.meta.dirname, '../../../content/basemap');

async function createFormerAtlas(stamp: string): Promise<{ folder: string; outputFolder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-'));
  const outputFolder = join(folder, 'atlas');
  await mkdir(outputFolder);
  await writeFile(join(outputFolder, 'atlas.json'), JSON.stringify({ stamp, tiles: 7 }));
  return { folder, outputFolder };
}

test('buildAtlas keeps the existing atlas when its stamp matches', async () => {
  const { outputFolder } = await createFormerAtlas(await computeStamp(basemapFolder));
  const { built, manifest } = await buildAtlas({ basemapFolder, outputFolder });
  expect(built).toBe(false);
  expect(manifest.tiles).toBe(7);
});

test('a failed build keeps the former atlas and removes its temporary files', async () => {
  const { folder, outputFolder } = await createFormerAtlas('former');
  const emptyFolder = await mkdtemp(join(tmpdir(), 'basemap-'));
  await expect(buildAtlas({ basemapFolder: emptyFolder, outputFolder })).rejects.toThrow(
    /basemap-.*(geojson|json|png)/,
  );
  expect(JSON.parse(await readFile(join(outputFolder, 'atlas.json'), 'utf8'))).toMatchObject({
    stamp: 'former',
  });
  expect(await readdir(folder)).toEqual(['atlas']);
});
