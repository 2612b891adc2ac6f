import { expect, test } from 'vitest';
import { tooltipPositions } from '@cae-map/contract/enumerations';
import { selectedAnchorsFor } from './stop-labels.ts';

test('selectedAnchorsFor returns the preferred side first and never the side above, where the pin is', () => {
  const anchors = tooltipPositions.map((side) =>
    selectedAnchorsFor(side).filter((part) => typeof part === 'string'),
  );
  expect(anchors.map(([first]) => first)).toEqual(['right', 'left', 'left', 'top']);
  for (const each of anchors) expect(each.toSorted()).toEqual(['left', 'right', 'top']);
});
