import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const generate = (options: Partial<Parameters<typeof generateIllustrations>[0]> = {}) =>
  generateIllustrations({ places, basemapFolder, outputFolder: folder, ...options });

// Drawing takes a second: the tests share the output folder, and each one leaves it complete.
describe('generateIllustrations', () => {
  test('draws every illustration and reports its progress', async () => {
    const progress: string[] = [];
    const { drawn } = await generate({ onProgress: (done, total) => progress.push(`${done}/${total}`) });
    expect(drawn).toBe(3);
    expect(progress.at(-1)).toBe('3/3');
  });

  test('writes every size of every illustration', async () => {
    const { plans } = await generate();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(plans.flatMap((plan) => fileNames(plan))));
  });

  test('writes the original as WebP of 1600 x 1000 pixels', async () => {
    const { format, width, height } = await sharp(join(folder, 'illustration-53-0.webp')).metadata();
    expect([format, width, height]).toEqual(['webp', 1600, 1000]);
  });

  test('writes a JPEG preview of 1200 x 630 pixels of the first illustration of a place', async () => {
    const previews = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
    expect(previews).toEqual(['illustration-301-0-preview.jpg', 'illustration-53-0-preview.jpg']);
    const { format, width, height } = await sharp(join(folder, 'illustration-53-0-preview.jpg')).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  test('skips illustrations that are up to date', async () => {
    const { mtimeMs } = await stat(join(folder, 'illustration-53-0.webp'));
    const { drawn, skipped } = await generate();
    expect([drawn, skipped]).toEqual([0, 3]);
    expect((await stat(join(folder, 'illustration-53-0.webp'))).mtimeMs).toBe(mtimeMs);
  });

  test('redraws a missing file with the same bytes', async () => {
    const file = join(folder, 'illustration-301-0-320.webp');
    const original = await readFile(file);
    await rm(file);
    expect((await generate()).drawn).toBe(1);
    expect(await readFile(file)).toEqual(original);
  });

  test('removes partial files', async () => {
    await writeFile(join(folder, '.illustration-301-0-320.webp.part'), 'half');
    await generate();
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('redraws the illustrations of a changed place only', async () => {
    const moved = places.map((place) => (place.place_id === 301 ? { ...place, date: '1926-01-02' } : place));
    expect((await generate({ places: moved })).drawn).toBe(1);
  });

  test('throws folder_not_writable when the output folder is a file', async () => {
    const file = join(basemapFolder, 'a-file');
    await writeFile(file, '');
    await expect(generate({ outputFolder: join(file, 'inside') })).rejects.toMatchObject({
      code: 'folder_not_writable',
    });
  });

  test('throws an IllustrationError when the base map is missing', async () => {
    await expect(generate({ basemapFolder: join(basemapFolder, 'missing') })).rejects.toBeInstanceOf(
      IllustrationError,
    );
  });
});
