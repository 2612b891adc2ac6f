import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOfZoom } from './range.ts';
import { stepPose, toMapLibrePose } from './scene-camera.ts';

const leh = { latitude: 34.16, longitude: 77.58, range: 30_000, tilt: 24, heading: 14, altitude: 5000 };

test('MapLibre receives centre, tilt, heading and altitude of a camera, and a zoom that has its range', () => {
  const { zoom, ...rest } = toMapLibrePose(leh, 900);
  expect(rest).toEqual({ center: [77.58, 34.16], pitch: 24, bearing: 14, elevation: 5000 });
  expect(rangeOfZoom(zoom, 34.16, 900)).toBeCloseTo(30_000, 3);
});

test('MapLibre receives finite numbers for any finite camera', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const pose = fc.record({
    latitude: finite,
    longitude: finite,
    range: finite,
    tilt: finite,
    heading: finite,
    altitude: finite,
  });
  fc.assert(
    fc.property(pose, (any) => {
      const { center, zoom, pitch, bearing, elevation } = toMapLibrePose(any, 900);
      for (const value of [...center, zoom, pitch, bearing, elevation])
        expect(Number.isFinite(value)).toBe(true);
    }),
  );
});

test('the buttons halve and double the range, tilt by 10 degrees and turn by 30', () => {
  expect(stepPose(leh, 'nearer').range).toBe(15_000);
  expect(stepPose(leh, 'farther').range).toBe(60_000);
  expect(stepPose(leh, 'more-tilted').tilt).toBe(34);
  expect(stepPose(leh, 'less-tilted').tilt).toBe(14);
  expect(stepPose(leh, 'turn-left').heading).toBe(344);
  expect(stepPose(leh, 'turn-right').heading).toBe(44);
  expect(stepPose(leh, 'north').heading).toBe(0);
});

test('the buttons stop at the nearest range, at the vertical and at 80 degrees', () => {
  expect(stepPose({ ...leh, range: 1200 }, 'nearer').range).toBe(1000);
  expect(stepPose({ ...leh, tilt: 4 }, 'less-tilted').tilt).toBe(0);
  expect(stepPose({ ...leh, tilt: 78 }, 'more-tilted').tilt).toBe(80);
  expect(stepPose({ ...leh, tilt: 87 }, 'more-tilted').tilt).toBe(87);
});
