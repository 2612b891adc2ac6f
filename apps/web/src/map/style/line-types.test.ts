import { pathGroupings } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { colourDifference, colourVisions } from '../../testing/map/colour-difference.ts';
import { contrast } from '../../testing/map/contrast.ts';
import { findLineStyle, listLineClasses, typeDash } from './line-types.ts';
import { inferredDash, routeHalo } from './route-colours.ts';
import { atlasPalettes } from './tokens.ts';

vi.mock('../../lib/log.ts');

const schemes = ['light', 'dark'] as const;

test('every class of every line type has a colour', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pathGroupings),
      fc.string(),
      fc.constantFrom(...schemes),
      (grouping, value, scheme) => {
        const { core, edge } = findLineStyle(grouping, value, scheme);
        expect([core, edge].join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
      },
    ),
    { examples: pathGroupings.map((grouping) => [grouping, 'valueOf', 'light']) },
  );
});

describe.each(['transport', 'pathaccuracy'] as const)('the colours by %s', (grouping) => {
  test.each(schemes)('have sufficient contrast to every ground of the %s map and to the halo', (scheme) => {
    const { land, water, heights } = atlasPalettes[scheme];
    for (const value of listLineClasses(grouping)) {
      const { core, edge } = findLineStyle(grouping, value, scheme);
      expect(contrast(core, routeHalo[scheme]), value).toBeGreaterThanOrEqual(3);
      // On the light map the dark edge separates the line from the ground, on the dark one its bright core.
      for (const ground of [land, water, ...Object.values(heights)])
        expect(contrast(scheme === 'light' ? edge : core, ground), value).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(schemes)(
    'can be distinguished with every colour vision on the %s map, or are dashed',
    (scheme) => {
      const styles = listLineClasses(grouping).map((value) => findLineStyle(grouping, value, scheme));
      for (const vision of colourVisions) {
        for (const one of styles)
          for (const other of styles) {
            if (one.core === other.core || one.isDashed !== other.isDashed) continue;
            const difference = colourDifference(one.core, other.core, vision);
            expect(difference, `${one.core} and ${other.core} with ${vision}`).toBeGreaterThanOrEqual(0.08);
          }
      }
    },
  );
});

test('the dashes of a line type are at least twice as long as those of inferred legs', () => {
  expect(typeDash.length).toBeGreaterThanOrEqual(2 * inferredDash.length);
});
