import { describe, expect, test } from 'vitest';
import { contrast } from '../../testing/map/contrast.ts';
import { atlasPalettes } from './tokens.ts';

test('contrast returns the WCAG contrast ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(atlasPalettes))('the %s palette of the atlas', (_scheme, palette) => {
  const grounds = [palette.land, ...Object.values(palette.heights)];
  const waters = [palette.water, palette.slope, palette.shelf, palette.shallows];

  test.each(['name', 'waterName', 'town'] as const)(
    'has a contrast of at least 4.5 between the %s label and each background',
    (kind) => {
      const waterBackgrounds = kind === 'name' ? [] : [palette.lake, ...waters];
      for (const ground of [palette.halo, ...grounds, ...waterBackgrounds])
        expect(contrast(palette[kind], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('has darker tints for deeper sea', () => {
    for (const [index, tint] of waters.entries()) {
      if (index > 0)
        expect(contrast(tint, '#000000')).toBeGreaterThan(contrast(waters[index - 1] ?? '', '#000000'));
    }
  });

  test('has distinct tints for adjacent elevation bands', () => {
    for (const [index, tint] of grounds.entries()) {
      if (index > 0) expect(contrast(tint, grounds[index - 1] ?? '')).toBeGreaterThan(1.02);
    }
  });

  test('has a contrast of at least 2.5 between the mountain icon and each ground', () => {
    for (const tint of grounds) {
      expect(contrast(palette.mountain.outline, tint)).toBeGreaterThanOrEqual(2.5);
    }
  });
});
