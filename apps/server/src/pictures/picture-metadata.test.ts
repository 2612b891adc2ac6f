import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noFacts } from './facts/picture-facts.ts';
import {
  addJpegSegment,
  addTiffPosition,
  exifOfEndlessFields,
  pngChunk,
} from '../testing/pictures/picture-metadata.ts';
import { drawPicture, exifWithPosition } from '../testing/pictures/pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inspectPicture, readFacts } from './inspect-picture.ts';
import { editorsBounds } from './picture-bounds.ts';

async function hasPosition(contents: Buffer): Promise<boolean> {
  const file = path.join(temporaryFolder(), 'upload');
  writeFileSync(file, contents);
  return (await inspectPicture(file, editorsBounds)).hasPosition;
}

const jpeg = () => drawPicture().jpeg().toBuffer();
const tiff = () => drawPicture().tiff().toBuffer();
const xmp =
  '<x:xmpmeta><rdf:Description exif:GPSLatitude="34,9.0N" exif:GPSLongitude="77,34.5E"/></x:xmpmeta>';
const xmpOf = (encoding: 'utf8' | 'utf16le') =>
  Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), Buffer.from(xmp, encoding)]);

test.each<[string, () => Promise<Buffer>]>([
  ['the first page of a TIFF', async () => addTiffPosition(await tiff(), 'first')],
  ['the second page of a TIFF', async () => addTiffPosition(await tiff(), 'second')],
  ['XMP in UTF-8', async () => addJpegSegment(await jpeg(), 0xe1, xmpOf('utf8'))],
  ['XMP in UTF-16', async () => addJpegSegment(await jpeg(), 0xe1, xmpOf('utf16le'))],
  [
    'a second picture behind the end of a JPEG',
    async () =>
      Buffer.concat([await jpeg(), await drawPicture().withExif(exifWithPosition).jpeg().toBuffer()]),
  ],
  [
    'a block of Photoshop',
    async () => addJpegSegment(await jpeg(), 0xed, Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0022\0\0')),
  ],
  [
    'EXIF as a text of a PNG',
    async () => {
      const png = await drawPicture().png().toBuffer();
      const text = Buffer.from('Raw profile type exif\0\nexif\n 8\n4578696600004d4d', 'latin1');
      // Behind the header of 33 bytes.
      return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', text), png.subarray(33)]);
    },
  ],
])('a position in %s is found, so that the original is not published', async (_where, create) => {
  const contents = await create();
  expect((await sharp(contents).metadata()).width).toBe(400);
  expect(await hasPosition(contents)).toBe(true);
});

test('the position of a TIFF is read for an editor to confirm', async () => {
  const facts = await readFacts(addTiffPosition(await tiff(), 'first'));
  expect(facts).toEqual({ ...noFacts, latitude: 34.15, longitude: 77.575 });
});

test('EXIF fields that announce four billion values each are not read', async () => {
  // The values that the block itself contains are some hundred million.
  const contents = addJpegSegment(await jpeg(), 0xe1, exifOfEndlessFields(5000));
  expect(await hasPosition(contents)).toBe(false);
  expect(await readFacts(contents)).toEqual(noFacts);
});

test('EXIF directories that refer to themselves say nothing and may have a position', async () => {
  const exif = Buffer.from('45786966000049492a0008000000010069870400010000000800000000000000', 'hex');
  const contents = addJpegSegment(await jpeg(), 0xe1, exif);
  expect(await readFacts(contents)).toEqual(noFacts);
  expect(await hasPosition(contents)).toBe(true);
});
