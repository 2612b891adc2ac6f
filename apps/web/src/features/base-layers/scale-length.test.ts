import { expect, test } from 'vitest';
import { findScaleLength } from './scale-length.ts';

test('the scale bar has a round distance that is at most as wide as the limit', () => {
  for (let zoom = 1; zoom <= 20; zoom += 0.3) {
    const { metres, width } = findScaleLength(35, zoom, 90);
    expect(Number(metres.toExponential().split('e')[0])).toBeOneOf([1, 2, 5]);
    expect(width).toBeLessThanOrEqual(90);
    expect(width).toBeGreaterThan(90 / 2.6);
  }
});

test('the scale bar depends on the latitude', () => {
  // At the equator a pixel of zoom 0 is the circumference divided by 256.
  expect(findScaleLength(0, 4, 90)).toEqual({
    metres: 500_000,
    width: expect.closeTo(500_000 / (40_075_016.686 / 256 / 16), 5),
  });
  const { metres, width } = findScaleLength(60, 4, 90);
  expect(metres).toBe(200_000);
  expect(width).toBeCloseTo((200_000 / (40_075_016.686 / 256 / 16)) * 2, 5);
});
