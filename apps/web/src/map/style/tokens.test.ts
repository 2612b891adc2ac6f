import { describe, expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { atlasPalettes } from './tokens.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(atlasPalettes))('the atlas by %s', (_scheme, palette) => {
  const grounds = [palette.land, ...Object.values(palette.heights)];
  const waters = [palette.water, palette.slope, palette.shelf, palette.shallows];

  test.each(['name', 'waterName', 'town'] as const)(
    'every %s is legible on its halo and without it',
    (kind) => {
      const wet = kind === 'name' ? [] : [palette.lake, ...waters];
      for (const ground of [palette.halo, ...grounds, ...wet])
        expect(contrast(palette[kind], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the deeper the sea, the darker', () => {
    for (const [index, tint] of waters.entries()) {
      if (index > 0)
        expect(contrast(tint, '#000000')).toBeGreaterThan(contrast(waters[index - 1] ?? '', '#000000'));
    }
  });

  test('each height band has another tint than the one below', () => {
    for (const [index, tint] of grounds.entries()) {
      if (index > 0) expect(contrast(tint, grounds[index - 1] ?? '')).toBeGreaterThan(1.02);
    }
  });

  test('the sign of a mountain stands out from every ground', () => {
    for (const tint of grounds) {
      expect(contrast(palette.mountain.outline, tint)).toBeGreaterThanOrEqual(2.5);
    }
  });
});
