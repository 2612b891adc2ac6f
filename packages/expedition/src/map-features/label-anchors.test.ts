import { expect, test } from 'vitest';
import { findLabelAnchors, type LabelledStop } from './label-anchors.ts';

function stop(fields: Partial<LabelledStop> & Pick<LabelledStop, 'id' | 'position'>): LabelledStop {
  return { label: 'Leh town', side: 'right', ringZoom: 1, labelZoom: 3, ...fields };
}

const findFirst = (stops: readonly LabelledStop[], lines: Parameters<typeof findLabelAnchors>[1] = []) =>
  findLabelAnchors(stops, lines).get(1)?.[4]?.[0];

test('a stop has no anchors of its own if nothing is at the side of its place', () => {
  expect(findLabelAnchors([stop({ id: 1, position: [34, 77] })], []).size).toBe(0);
});

test('a label is not across the route', () => {
  const line = [
    [34, 77],
    [34, 87],
  ] as const;
  const first = findFirst([stop({ id: 1, position: [34, 77] })], [line]);
  expect(first).toBe('right');
});

test('a label is not on the ring of another stop', () => {
  const other = stop({ id: 2, position: [34, 79], labelZoom: Infinity });
  expect(findFirst([stop({ id: 1, position: [34, 77] }), other])).toBe('right');
  // A ring that is not visible at the zoom is no obstacle.
  expect(findFirst([stop({ id: 1, position: [34, 77] }), { ...other, ringZoom: 9 }])).toBeUndefined();
});

test('a stop without a label at low zooms has no anchors of its own', () => {
  const anchors = findLabelAnchors([stop({ id: 1, position: [34, 77], labelZoom: 9 })], []);
  expect(anchors.size).toBe(0);
});
