import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '../testing/pictures/pictures.ts';
import { makePreview } from './make-preview.ts';
import { makeSizes } from './make-sizes.ts';
import { rebuildPicture } from './rebuild-picture.ts';

const quarter = { left: 0, top: 0, width: 0.25, height: 0.25 };

/** The mean brightness of a picture, from 0 to 255. */
async function brightnessOf(contents: Buffer): Promise<number> {
  const { channels } = await sharp(contents).greyscale().stats();
  return channels[0]?.mean ?? Number.NaN;
}

const cropTo = (crop: typeof quarter, rotation = 0) => ({ rotation, crop });

test('a crop shows the part of the picture that it names, and the rotation turns this part', async () => {
  // The dark square is the first quarter of both sides; the other corners are brighter.
  const original = await drawPicture({ seed: 2 }).jpeg({ quality: 95 }).toBuffer();
  const { contents } = await rebuildPicture(original, cropTo(quarter));
  expect(await brightnessOf(contents)).toBeCloseTo(20, -1);
  const turned = await rebuildPicture(original, cropTo(quarter, 90));
  expect(await brightnessOf(turned.contents)).toBeCloseTo(20, -1);
  expect(await sharp(turned.contents).metadata()).toMatchObject({ width: 75, height: 100 });
});

test('a crop and a rotation apply to the picture as it is displayed by its orientation', async () => {
  // Orientation 6: displayed 90 degrees clockwise, so that the dark square is at the upper right.
  const original = await drawPicture({ seed: 2 })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const upperRight = { left: 0.75, top: 0, width: 0.25, height: 0.25 };
  for (const rotation of [0, 180]) {
    const { contents } = await rebuildPicture(original, cropTo(upperRight, rotation));
    expect(await brightnessOf(contents)).toBeCloseTo(20, -1);
    const { width, height, orientation = 1 } = await sharp(contents).metadata();
    expect([width, height, orientation]).toEqual([75, 100, 1]);
  }
  expect(await makeSizes(original, { rotation: 90, crop: null })).toMatchObject({ width: 400, height: 300 });
});

test('the smallest crop of a picture of one pixel has one pixel', async () => {
  const original = await drawPicture({ width: 1, height: 1 }).png().toBuffer();
  const corner = { left: 0.95, top: 0.95, width: 0.05, height: 0.05 };
  expect(await makeSizes(original, { rotation: 270, crop: corner })).toMatchObject({ width: 1, height: 1 });
});

test('a preview shows the whole picture upright with at most 1200 pixels on a side and no metadata', async () => {
  const original = await drawPicture({ width: 2400, height: 600 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { format, width, height, exif } = await sharp(await makePreview(original)).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 300, 1200, undefined]);
});
