import { describe, expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { atlasPalettes } from '../../map/style/tokens.ts';
import { colourOfOtherYears, isRouteYear, routeColours, routeHalo } from './route-colours.ts';

const grounds = ({ land, water, heights }: (typeof atlasPalettes)['light']): string[] => [
  land,
  water,
  ...Object.values(heights),
];

describe('the line of every year', () => {
  test.each(Object.entries(routeColours.light))(
    '%s stands out by day: its edge from every ground',
    (_year, line) => {
      for (const ground of grounds(atlasPalettes.light))
        expect(contrast(line.edge, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(line.core, routeHalo.light)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.entries(routeColours.dark))(
    '%s stands out by night: its colour from every ground',
    (_year, line) => {
      for (const ground of grounds(atlasPalettes.dark))
        expect(contrast(line.core, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(line.core, routeHalo.dark)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('a year beyond the table is white, with an edge that makes it visible', () => {
  expect(isRouteYear('1929')).toBe(false);
  expect(colourOfOtherYears.core).toBe('#ffffff');
  for (const ground of grounds(atlasPalettes.light)) {
    expect(contrast(colourOfOtherYears.edge, ground)).toBeGreaterThanOrEqual(3);
  }
});
