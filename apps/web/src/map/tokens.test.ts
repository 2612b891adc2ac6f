import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { atlasPalettes } from './tokens.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(atlasPalettes))('the atlas by %s', (_scheme, palette) => {
  test('names and towns are legible on their halo', () => {
    expect(contrast(palette.name, palette.halo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.town, palette.halo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.waterName, palette.halo)).toBeGreaterThanOrEqual(4.5);
  });

  test('each height band has another tint than the one below', () => {
    const tints = [palette.land, ...Object.values(palette.heights)];
    for (const [index, tint] of tints.entries()) {
      if (index > 0) expect(contrast(tint, tints[index - 1] ?? '')).toBeGreaterThan(1.02);
    }
  });

  test('the sign of a mountain stands out from every ground', () => {
    for (const tint of [palette.land, ...Object.values(palette.heights)]) {
      expect(contrast(palette.mountain.outline, tint)).toBeGreaterThanOrEqual(2.5);
    }
  });
});
