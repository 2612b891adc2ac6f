import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { otherYearsColour, isRouteYear, routeColours, routeHalo } from './route-colours.ts';
import { colourDifference, colourVisions } from '../../testing/map/colour-difference.ts';
import { contrast } from '../../testing/map/contrast.ts';
import { atlasPalettes } from './tokens.ts';

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

/** The years with different colours; 1924 has the colour of 1923. */
const distinctYears = ['1923', '1925', '1926', '1927', '1928'] as const;
const yearPairs = distinctYears.flatMap((one, index) =>
  distinctYears.slice(index + 1).map((other) => [one, other] as const),
);

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
  test.each(colourVisions)('of all years can be distinguished with %s vision', (vision) => {
    const colours = routeColours[scheme];
    for (const [one, other] of yearPairs) {
      const difference = colourDifference(colours[one].core, colours[other].core, vision);
      expect(difference, `${one} and ${other}`).toBeGreaterThanOrEqual(0.08);
    }
  });

  test('of the years are the same on the map and in the design tokens', () => {
    const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');
    const tokens = scheme === 'light' ? light : dark;
    for (const year of distinctYears)
      expect(tokens).toContain(`--year-${year}: ${routeColours[scheme][year].core};`);
  });
});
