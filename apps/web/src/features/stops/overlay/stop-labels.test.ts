import { expect, test } from 'vitest';
import { tooltipPositions } from '@cae-map/contract/enumerations';
import { anchorsFor, labelOffset, selectedAnchorsFor } from './stop-labels.ts';

test('anchorsFor returns the anchor of the preferred side first, then every other anchor once', () => {
  expect(tooltipPositions.map((side) => anchorsFor(side)[0])).toEqual(['right', 'left', 'bottom', 'top']);
  for (const side of tooltipPositions) expect(new Set(anchorsFor(side)).size).toBe(anchorsFor(side).length);
});

test('labelOffset moves a label away from its point', () => {
  expect(labelOffset('left', 1)[0]).toBeGreaterThan(1);
  expect(labelOffset('right', 1)[0]).toBeLessThan(-1);
  expect(labelOffset('bottom', 1)).toEqual([0, -1]);
});

test('selectedAnchorsFor returns the preferred side first and never the side above, where the pin is', () => {
  const anchors = tooltipPositions.map((side) =>
    selectedAnchorsFor(side).filter((part) => typeof part === 'string'),
  );
  expect(anchors.map(([first]) => first)).toEqual(['right', 'left', 'left', 'top']);
  for (const each of anchors) expect(each.toSorted()).toEqual(['left', 'right', 'top']);
});
