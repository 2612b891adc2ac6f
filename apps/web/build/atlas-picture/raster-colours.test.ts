import { expect, test } from 'vitest';
import { adjustColours } from './raster-colours.ts';

const unchanged = { saturation: 0, contrast: 0, brightnessMin: 0, brightnessMax: 1 };

test.each([
  ['keeps the colours without changes', unchanged, [200, 100, 60, 128]],
  ['makes grey of a saturation of -1', { ...unchanged, saturation: -1 }, [120, 120, 120, 128]],
  [
    'doubles the distance from the middle at a contrast of 0.5',
    { ...unchanged, contrast: 0.5 },
    [255, 73, 0, 128],
  ],
  ['scales to the greatest brightness', { ...unchanged, brightnessMax: 0.5 }, [100, 50, 30, 128]],
])('adjustColours %s', (_behaviour, colours, expected) => {
  const pixels = new Uint8Array([200, 100, 60, 128]);
  adjustColours(pixels, colours);
  expect([...pixels]).toEqual(expected);
});
