import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { announceAvif, announcePng, drawPicture, exifWithPosition } from '../testing/pictures/pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inspectPicture, readFacts } from './inspect-picture.ts';
import { noFacts } from './facts/picture-facts.ts';
import { makeSizes } from './make-sizes.ts';
import { editorsBounds } from './picture-bounds.ts';
import { mayContainPosition } from './picture-metadata.ts';
import { hashDistance } from './perceptual-hash.ts';

/** Stores contents under a name that says nothing about them. */
function store(contents: Buffer | string): string {
  const file = path.join(temporaryFolder(), 'upload');
  writeFileSync(file, contents);
  return file;
}

const inspect = (contents: Buffer | string) => inspectPicture(store(contents), editorsBounds);

describe('inspectPicture accepts', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    '%s, whatever the name of the file',
    async (format) => {
      const contents = await drawPicture().toFormat(format).toBuffer();
      expect(await inspect(contents)).toMatchObject({ format, width: 400, height: 300, hasPosition: false });
    },
  );

  test('a picture that EXIF rotates, with its size as displayed', async () => {
    const contents = await drawPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspect(contents)).toMatchObject({ width: 300, height: 400 });
    expect(await makeSizes(contents)).toMatchObject({ width: 300, height: 400 });
  });

  test('a picture in CMYK, and publishes it in sRGB', async () => {
    const contents = await drawPicture().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(contents).metadata()).space).toBe('cmyk');
    expect(await inspect(contents)).toMatchObject({ format: 'jpeg' });
    const [webp] = (await makeSizes(contents)).files;
    expect(await sharp(webp?.contents).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('a picture with 16 bits per channel, and publishes it with 8', async () => {
    const contents = await drawPicture().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(contents).metadata()).depth).toBe('ushort');
    expect(await inspect(contents)).toMatchObject({ format: 'png' });
    const [webp] = (await makeSizes(contents)).files;
    const { channels } = await sharp(webp?.contents).stats();
    // Not black, which a wrong conversion makes of it.
    expect(channels[0]?.mean).toBeGreaterThan(50);
  });

  test('an animation, and publishes its first frame', async () => {
    const frames = await Promise.all([1, 2].map((seed) => drawPicture({ seed }).png().toBuffer()));
    const contents = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(contents).metadata()).pages).toBe(2);
    const { perceptualHash } = await inspect(contents);
    const first = await inspect(frames[0] ?? '');
    expect(hashDistance(perceptualHash, first.perceptualHash)).toBeLessThan(4);
    const [webp] = (await makeSizes(contents)).files;
    expect((await sharp(webp?.contents).metadata()).pages ?? 1).toBe(1);
  });

  test('a JPEG that is also a ZIP or a page, whose other half is not published', async () => {
    const script = '<script>alert(1)</script>PK\u0003\u0004';
    const contents = Buffer.concat([await drawPicture().jpeg().toBuffer(), Buffer.from(script)]);
    expect(await inspect(contents)).toMatchObject({ format: 'jpeg' });
    const { files } = await makeSizes(contents);
    expect(files.some((file) => file.contents.includes('<script>'))).toBe(false);
  });

  test('a JPEG with EXIF data that contradict themselves, which say nothing', async () => {
    const jpeg = await drawPicture().jpeg().toBuffer();
    // A directory of 65,535 entries in 16 bytes, which refers to itself.
    const exif = Buffer.from('4578696600004d4d002a00000008ffff010f0002ffffffff00000008', 'hex');
    const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const contents = Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
    expect(await inspect(contents)).toMatchObject({ format: 'jpeg' });
    expect(await readFacts(contents)).toEqual(noFacts);
  });
});

describe('inspectPicture rejects', () => {
  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><p>'],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PDF', '%PDF-1.7'],
    ['an empty file', ''],
    ['a single byte', 'x'],
    ['a box without a brand', Buffer.from('\u0000\u0000\u0000\u0008ftyp', 'latin1')],
  ])('%s as a type that is not supported', async (_name, contents) => {
    await expect(inspect(contents)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  test('HEIC with what to do instead', async () => {
    const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1');
    await expect(inspect(heic)).rejects.toThrow(/save it as JPEG/);
  });

  test.each([
    [30_000, 30_000],
    [30_001, 1],
    [1, 30_001],
  ])('a picture of %i x %i pixels before it is decoded, with the bounds', async (width, height) => {
    await expect(inspect(announcePng(width, height))).rejects.toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining(`${width} x ${height}`),
    });
  });

  test.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['an AVIF', 30, () => announceAvif(6000, 5001)],
    ['an interlaced PNG', 200, () => announcePng(15_000, 15_000, true)],
  ])(
    '%s with more pixels than its decoder has memory for before it is decoded, with the bound',
    async (_name, millions, create) => {
      await expect(inspect(await create())).rejects.toMatchObject({
        code: 'payload_too_large',
        message: expect.stringContaining(`at most ${millions} million`),
      });
    },
  );

  test('a file of a few kilobytes that announces 225 million pixels', async () => {
    await expect(inspect(announcePng(15_000, 15_000))).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s that is cut off', async (format) => {
    const contents = await drawPicture().toFormat(format).toBuffer();
    const half = contents.subarray(0, Math.floor(contents.length / 2));
    await expect(inspect(half)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('a text with the signature of a picture', async () => {
    await expect(inspect(Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'))).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

describe('the position in the EXIF data', () => {
  test('is read with the time of the camera, and in no published file', async () => {
    const contents = await drawPicture().withExif(exifWithPosition).jpeg().toBuffer();
    expect((await inspect(contents)).hasPosition).toBe(true);
    expect(await readFacts(contents)).toEqual({
      datetime_original: '1925-08-26 10:20:30',
      latitude: 34.15,
      longitude: 77.575,
      author: null,
      description: null,
    });
    const { files } = await makeSizes(contents);
    for (const file of files) {
      const { exif, xmp, iptc } = await sharp(file.contents).metadata();
      expect([file.suffix, exif, xmp, iptc]).toEqual([file.suffix, undefined, undefined, undefined]);
    }
  });

  test('may be in a block that cannot be read', () => {
    expect(mayContainPosition({ exif: Buffer.from('Exif\0\0MM\0*') })).toBe(true);
    expect(mayContainPosition({ xmp: Buffer.from('<exif:GPSLatitude>') })).toBe(true);
    expect(mayContainPosition({})).toBe(false);
  });

  test('is not read when it is outside of the Earth', async () => {
    const GPSLatitude = '95/1 0/1 0/1';
    const exif = { ...exifWithPosition, IFD3: { ...exifWithPosition.IFD3, GPSLatitude } };
    const contents = await drawPicture().withExif(exif).jpeg().toBuffer();
    expect(await readFacts(contents)).toMatchObject({ latitude: null, longitude: null });
  });
});

test('makeSizes makes three sizes in WebP and AVIF, a preview and a placeholder, and enlarges nothing', async () => {
  const { files, width, placeholder } = await makeSizes(
    await drawPicture({ width: 1000, height: 500 }).png().toBuffer(),
  );
  const sizes = await Promise.all(
    files.map(async ({ suffix, contents }) => [suffix, (await sharp(contents).metadata()).width]),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    '-1600.webp': 1000,
    '-1600.avif': 1000,
    '-800.webp': 800,
    '-800.avif': 800,
    '-320.webp': 320,
    '-320.avif': 320,
    '-1600-preview.jpg': 1200,
  });
  expect(width).toBe(1000);
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(500);
});

test('a copy that is smaller and compressed again has nearly the same hash, and another picture has not', async () => {
  const hashOf = async (contents: Buffer) => (await inspect(contents)).perceptualHash;
  const original = await hashOf(await drawPicture().png().toBuffer());
  const copy = await hashOf(await drawPicture().resize(200).jpeg({ quality: 40 }).toBuffer());
  const other = await hashOf(await drawPicture({ seed: 5 }).png().toBuffer());
  expect(hashDistance(original, copy)).toBeLessThan(7);
  expect(hashDistance(original, other)).toBeGreaterThan(12);
});
