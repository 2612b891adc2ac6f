import { tooltipPositions } from '@cae-map/contract/enumerations';
import { expect, test } from 'vitest';
import { anchorsFor, baselineShift, labelOffset } from './label-offset.ts';

test('anchorsFor returns the anchor of the preferred side first, then every other anchor once', () => {
  expect(tooltipPositions.map((side) => anchorsFor(side)[0])).toEqual(['right', 'left', 'bottom', 'top']);
  for (const side of tooltipPositions) expect(new Set(anchorsFor(side)).size).toBe(anchorsFor(side).length);
});

test('labelOffset moves a label away from its point', () => {
  expect(labelOffset('left', 1)[0]).toBeGreaterThan(1);
  expect(labelOffset('right', 1)[0]).toBeLessThan(-1);
  expect(labelOffset('bottom', 1)).toEqual([0, -1.3 - baselineShift]);
});

test("labelOffset moves a label at every anchor out of the box of the stop's icon, including the padding of the label", () => {
  const radius = 0.53;
  const padding = 2 / 12.5;
  for (const anchor of anchorsFor('right')) {
    const [across, down] = labelOffset(anchor, radius);
    expect(Math.max(Math.abs(across), Math.abs(down) - baselineShift) - padding, anchor).toBeGreaterThan(
      radius,
    );
  }
});
