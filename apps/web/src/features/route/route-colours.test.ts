import { describe, expect, test } from 'vitest';
import { otherYearsColour, isRouteYear, routeColours, routeHalo } from './route-colours.ts';
import { contrast } from '../../testing/contrast.ts';
import { atlasPalettes } from '../../map/style/tokens.ts';

const listGrounds = ({ land, water, heights }: (typeof atlasPalettes)['light']): string[] => [
  land,
  water,
  ...Object.values(heights),
];

describe('the route colour of', () => {
  test.each(Object.entries(routeColours.light))(
    '%s has an edge with sufficient contrast to every ground of the light map',
    (_year, line) => {
      for (const ground of listGrounds(atlasPalettes.light))
        expect(contrast(line.edge, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(line.core, routeHalo.light)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.entries(routeColours.dark))(
    '%s has sufficient contrast to every ground of the dark map',
    (_year, line) => {
      for (const ground of listGrounds(atlasPalettes.dark))
        expect(contrast(line.core, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(line.core, routeHalo.dark)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('other years are white with an edge of sufficient contrast', () => {
  expect(isRouteYear('1929')).toBe(false);
  expect(otherYearsColour.core).toBe('#ffffff');
  for (const ground of listGrounds(atlasPalettes.light)) {
    expect(contrast(otherYearsColour.edge, ground)).toBeGreaterThanOrEqual(3);
  }
});
