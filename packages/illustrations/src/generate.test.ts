import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateIllustrations, IllustrationError } from './generate.ts';
import { fileNames } from './render.ts';
import { testPlace } from './testing/test-place.ts';

let folder = '';
let basemapFolder = '';
const places = [
  testPlace(),
  testPlace({
    place_id: 301,
    seqid: 600,
    title_en: 'Khardong La',
    title_ru: 'Кардонг',
    place_type: 'pass',
    enddate: null,
  }),
];

async function writeBasemap(): Promise<void> {
  const grey = await sharp({ create: { width: 626, height: 342, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  await writeFile(join(basemapFolder, 'elevation.png'), grey);
  const empty = JSON.stringify({ type: 'FeatureCollection', features: [] });
  for (const name of ['lakes', 'rivers', 'ridges'])
    await writeFile(join(basemapFolder, `${name}.geojson`), empty);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'illustrations-'));
  basemapFolder = await mkdtemp(join(tmpdir(), 'basemap-'));
  await writeBasemap();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(basemapFolder, { recursive: true, force: true });
});

describe('generateIllustrations', () => {
  it('writes every size whole, tells its progress, and draws nothing twice', async () => {
    const told: string[] = [];
    const first = await generateIllustrations({
      places,
      basemapFolder,
      outputFolder: folder,
      onProgress: (done, total) => told.push(`${done}/${total}`),
    });
    expect(first.drawn).toBe(3);
    expect(told.at(-1)).toBe('3/3');
    const names = await readdir(folder);
    for (const plan of first.plans) for (const name of fileNames(plan)) expect(names).toContain(name);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(names.filter((name) => name.endsWith('.jpg'))).toEqual([
      'illustration-301-0-preview.jpg',
      'illustration-53-0-preview.jpg',
    ]);
    const original = await sharp(join(folder, 'illustration-53-0.webp')).metadata();
    expect([original.format, original.width, original.height]).toEqual(['webp', 1600, 1000]);
    const preview = await sharp(join(folder, 'illustration-53-0-preview.jpg')).metadata();
    expect([preview.format, preview.width, preview.height]).toEqual(['jpeg', 1200, 630]);

    const { mtimeMs } = await stat(join(folder, 'illustration-53-0.webp'));
    const second = await generateIllustrations({ places, basemapFolder, outputFolder: folder });
    expect([second.drawn, second.skipped]).toEqual([0, 3]);
    expect((await stat(join(folder, 'illustration-53-0.webp'))).mtimeMs).toBe(mtimeMs);
  }, 30_000);

  it('draws again what is lost or changed, and only that, and sweeps up half files', async () => {
    const whole = await readFile(join(folder, 'illustration-301-0-320.webp'));
    await rm(join(folder, 'illustration-301-0-320.webp'));
    await writeFile(join(folder, '.illustration-301-0-320.webp.part'), 'half');
    const mended = await generateIllustrations({ places, basemapFolder, outputFolder: folder });
    expect(mended.drawn).toBe(1);
    expect(await readFile(join(folder, 'illustration-301-0-320.webp'))).toEqual(whole);
    expect(await readdir(folder)).not.toContain('.illustration-301-0-320.webp.part');
    const moved = places.map((place) => (place.place_id === 301 ? { ...place, date: '1926-01-02' } : place));
    expect((await generateIllustrations({ places: moved, basemapFolder, outputFolder: folder })).drawn).toBe(
      1,
    );
  }, 30_000);

  it('says what is wrong with a folder that is a file, and with a missing basemap', async () => {
    const file = join(basemapFolder, 'a-file');
    await writeFile(file, '');
    await expect(
      generateIllustrations({ places, basemapFolder, outputFolder: join(file, 'inside') }),
    ).rejects.toMatchObject({ code: 'folder_not_writable' });
    await expect(
      generateIllustrations({ places, basemapFolder: file, outputFolder: folder }),
    ).rejects.toBeInstanceOf(IllustrationError);
  });
});
