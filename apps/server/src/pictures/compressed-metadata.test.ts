import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { insertPngChunk, pngText } from '../testing/pictures/picture-metadata.ts';
import { drawPicture } from '../testing/pictures/pictures.ts';
import { requireBoundedMetadata } from './compressed-metadata.ts';

const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024);

async function withChunks(type: string, data: Buffer, count: number): Promise<Buffer> {
  let png: Buffer = await drawPicture().png().toBuffer();
  for (let added = 0; added < count; added += 1) png = insertPngChunk(png, type, data, 'before');
  return png;
}

test.each([
  ['one text of 9 MiB', 'zTXt', pngText('Comment', megabytes(9), 'zTXt'), 1],
  ['one international text of 9 MiB', 'iTXt', pngText('Comment', megabytes(9), 'iTXt'), 1],
  ['20 texts of 1 MiB', 'zTXt', pngText('Comment', megabytes(1), 'zTXt'), 20],
  [
    'a colour profile of 50 MiB',
    'iCCP',
    Buffer.concat([Buffer.from('ICC\0\0'), deflateSync(megabytes(50))]),
    1,
  ],
])('requireBoundedMetadata rejects a PNG with %s and names the bound', async (_what, type, data, count) => {
  const png = await withChunks(type, data, count);
  expect(png.length).toBeLessThan(100_000);
  expect(() => requireBoundedMetadata(png, 'png')).toThrow(/unpack to more than 8 MiB/);
});

test('requireBoundedMetadata rejects a PNG of more than 100,000 chunks', async () => {
  const png = await drawPicture().png().toBuffer();
  // A chunk without data has a length, a type and a checksum of four bytes each.
  const chunks = Buffer.concat([png.subarray(0, 33), Buffer.alloc(12 * 100_001), png.subarray(33)]);
  expect(() => requireBoundedMetadata(chunks, 'png')).toThrow(/save a copy without metadata/);
});

test.each([
  ['texts of 7 MiB', 'zTXt', pngText('Comment', megabytes(1), 'zTXt'), 7],
  ['a damaged text', 'zTXt', Buffer.from('Comment\0\0no data'), 1],
  ['a text without a keyword', 'zTXt', Buffer.from('Comment'), 1],
])('requireBoundedMetadata accepts a PNG with %s', async (_what, type, data, count) => {
  const png = await withChunks(type, data, count);
  expect(() => requireBoundedMetadata(png, 'png')).not.toThrow();
});

test('requireBoundedMetadata reads a PNG that is cut off up to its last whole chunk', async () => {
  const png = await drawPicture().png().toBuffer();
  for (const length of [8, 20, 40, png.length - 5])
    expect(() => requireBoundedMetadata(png.subarray(0, length), 'png')).not.toThrow();
});
