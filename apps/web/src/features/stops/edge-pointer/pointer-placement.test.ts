import { expect, test } from 'vitest';
import { placePointer } from './pointer-placement.ts';

const area = { x: 100, y: 50, width: 400, height: 200 };
const insets = { top: 10, right: 10, bottom: 10, left: 10 };

test.each([
  ['right', { x: 900, y: 150 }, { x: 490, y: 150, shareX: 1, shareY: 0.5, angle: 0 }],
  ['left', { x: -900, y: 150 }, { x: 110, y: 150, shareX: 0, shareY: 0.5, angle: 180 }],
  ['top', { x: 300, y: -400 }, { x: 300, y: 60, shareX: 0.5, shareY: 0, angle: -90 }],
  ['bottom', { x: 300, y: 900 }, { x: 300, y: 240, shareX: 0.5, shareY: 1, angle: 90 }],
])('a target beyond the %s edge has its pointer at that edge', (_edge, target, expected) => {
  expect(placePointer(target, area, insets)).toEqual(expected);
});

test('a target in a diagonal direction has its pointer on the line from the centre', () => {
  const placed = placePointer({ x: 1300, y: 250 }, area, insets);
  expect(placed?.x).toBe(490);
  expect(placed?.y).toBeCloseTo(169);
});

test('a target in the area has no pointer', () => {
  expect(placePointer({ x: 101, y: 249 }, area, insets)).toBeNull();
});

test('a target just outside the area has a pointer within the insets', () => {
  expect(placePointer({ x: 300, y: 251 }, area, insets)).toMatchObject({ x: 300, y: 240 });
});

test('an area without room has no pointer', () => {
  expect(placePointer({ x: 900, y: 60 }, { ...area, height: 60 }, insets)).toBeNull();
});
