import { expect, test } from 'vitest';
import { createGraticule } from './graticule.ts';

test('the graticule contains each meridian and parallel once', () => {
  const { features } = createGraticule();
  const keys = features.map(({ geometry }) => {
    const [[x1, y1] = [], [x2, y2] = []] = geometry.coordinates;
    return x1 === x2 ? `meridian ${x1?.toFixed(4)}` : y1 === y2 ? `parallel ${y1?.toFixed(4)}` : 'neither';
  });
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('neither');
});

test('the lines of the graticule are labelled in degrees and minutes', () => {
  const { features } = createGraticule();
  expect(features.find(({ properties }) => properties.from === 10)?.properties.label).toMatch(/^\d+°\d\d′$/);
});
