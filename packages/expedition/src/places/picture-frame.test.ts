import { expect, test } from 'vitest';
import { focusInCopy, pointOfOriginal, turnCrop, turnPoint } from './picture-frame.ts';

const unframed = { focus_x: null, focus_y: null, rotation: 0, crop: null };

test.each([
  [90, { x: 0.75, y: 0.125 }],
  [180, { x: 0.875, y: 0.75 }],
  [270, { x: 0.25, y: 0.875 }],
  [-90, { x: 0.25, y: 0.875 }],
  [360, { x: 0.125, y: 0.25 }],
])('turnPoint moves a point clockwise by %i degrees', (degrees, turned) => {
  expect(turnPoint({ x: 0.125, y: 0.25 }, degrees)).toEqual(turned);
});

test.each([
  [90, { left: 0.25, top: 0.125, width: 0.5, height: 0.25 }],
  [180, { left: 0.625, top: 0.25, width: 0.25, height: 0.5 }],
  [270, { left: 0.25, top: 0.625, width: 0.5, height: 0.25 }],
])('turnCrop turns a part clockwise by %i degrees', (degrees, turned) => {
  expect(turnCrop({ left: 0.125, top: 0.25, width: 0.25, height: 0.5 }, degrees)).toEqual(turned);
});

test('focusInCopy is null without a focus point, and the stored point without crop and rotation', () => {
  expect(focusInCopy(unframed)).toBeNull();
  expect(focusInCopy({ ...unframed, focus_x: 0.25, focus_y: 0.75 })).toEqual({ x: 0.25, y: 0.75 });
});

test('focusInCopy is relative to the cropped and turned copy', () => {
  const crop = { left: 0.25, top: 0.5, width: 0.5, height: 0.5 };
  const frame = { focus_x: 0.375, focus_y: 0.625, rotation: 90, crop };
  expect(focusInCopy(frame)).toEqual({ x: 0.75, y: 0.25 });
  expect(pointOfOriginal({ x: 0.75, y: 0.25 }, frame)).toEqual({ x: 0.375, y: 0.625 });
});

test('focusInCopy is at the edge of the copy for a point outside of the crop', () => {
  const crop = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 };
  expect(focusInCopy({ focus_x: 0.1, focus_y: 0.9, rotation: 0, crop })).toEqual({ x: 0, y: 1 });
});
