import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scatter, maxGap } from './scatter.ts';

const items = fc.array(
  fc.record({
    point: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    gap: fc.double({ min: 0.5, max: maxGap, noNaN: true }),
  }),
  { maxLength: 60 },
);

test('scatter takes the first item and keeps the gap of every later one', () => {
  fc.assert(
    fc.property(items, (all) => {
      const distance = 0.2;
      const taken = scatter(all, distance);
      expect(taken[0]).toBe(all[0]);
      for (const [index, item] of taken.entries()) {
        for (const earlier of taken.slice(0, index)) {
          const x = item.point[0] - earlier.point[0];
          const y = (item.point[1] - earlier.point[1]) * 0.75;
          expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(distance * item.gap);
        }
      }
    }),
  );
});
