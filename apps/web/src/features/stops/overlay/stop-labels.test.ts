import { expect, test } from 'vitest';
import { tooltipPositions } from '@cae-map/contract/enumerations';
import { anchorsFor, offsetOf, selectedAnchorsFor } from './stop-labels.ts';

test('the side of the place is tried first, then every other anchor once', () => {
  expect(tooltipPositions.map((side) => anchorsFor(side)[0])).toEqual(['right', 'left', 'bottom', 'top']);
  for (const side of tooltipPositions) expect(new Set(anchorsFor(side)).size).toBe(anchorsFor(side).length);
});

test('a label moves away from its point, to the right when it is held at its left end', () => {
  expect(offsetOf('left', 1)[0]).toBeGreaterThan(1);
  expect(offsetOf('right', 1)[0]).toBeLessThan(-1);
  expect(offsetOf('bottom', 1)).toEqual([0, -1]);
});

test('the label of the selected stop is tried at its own side first, and never above, where the pin is', () => {
  const anchors = tooltipPositions.map((side) =>
    selectedAnchorsFor(side).filter((part) => typeof part === 'string'),
  );
  expect(anchors.map(([first]) => first)).toEqual(['right', 'left', 'left', 'top']);
  for (const tried of anchors) expect(tried.toSorted()).toEqual(['left', 'right', 'top']);
});
