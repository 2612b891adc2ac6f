import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCameraHash, parseCameraHash } from './camera-hash.ts';
import { isOutOfRange, limitPose, poseAt } from './camera-pose.ts';

const leh = { latitude: 34.1642, longitude: 77.5848, range: 30_000, tilt: 24, heading: 14, altitude: 5000 };
const anyNumber = fc.double();
const anyPose = fc.record({
  latitude: anyNumber,
  longitude: anyNumber,
  range: anyNumber,
  tilt: anyNumber,
  heading: anyNumber,
  altitude: anyNumber,
});
const reasonable = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const reasonablePose = fc.record({
  latitude: reasonable(-85, 85),
  longitude: reasonable(-180, 180),
  range: reasonable(1000, 2e7),
  tilt: reasonable(0, 90),
  heading: reasonable(0, 360),
  altitude: reasonable(-500, 20_000),
});

test('the camera hash is 3d=lat,lng,range,tilt,heading,altitude, with 5 decimals and whole numbers [THD-1]', () => {
  expect(formatCameraHash(leh)).toBe('3d=34.16420,77.58480,30000,24,14,5000');
  const unrounded = { ...leh, range: 1234.5, tilt: 91, heading: 359.6, altitude: -0.4 };
  expect(formatCameraHash(unrounded)).toBe('3d=34.16420,77.58480,1235,90,0,0');
  expect(formatCameraHash({ ...leh, latitude: NaN, range: Infinity, tilt: -Infinity, heading: NaN })).toBe(
    '3d=0.00000,77.58480,0,0,0,5000',
  );
});

test.each([
  '#3d=34.1642,77.5848,30000,24,14,5000',
  '3d=34.1642,77.5848,30000,24,14,5000',
  '#34.1642,77.5848,3e4,24,374,5000',
])('parseCameraHash reads %s [THD-1]', (hash) => {
  expect(parseCameraHash(hash)).toEqual(leh);
});

test('parseCameraHash clamps the tilt to 0..90 and takes the heading modulo 360 [THD-1]', () => {
  expect(parseCameraHash('#3d=1,2,3,120,-90,4')).toMatchObject({ tilt: 90, heading: 270 });
  expect(parseCameraHash('#3d=1,2,3,-5,720,4')).toMatchObject({ tilt: 0, heading: 0 });
});

test.each([
  ['nothing', ''],
  ['a prefix only', '#3d='],
  ['five numbers', '#3d=1,2,3,4,5'],
  ['seven numbers', '#3d=1,2,3,4,5,6,7'],
  ['an empty number', '#3d=1,2,,4,5,6'],
  ['a word', '#3d=1,2,three,4,5,6'],
  ['a hexadecimal number', '#3d=0x10,2,3,4,5,6'],
  ['an infinite number', '#3d=1,2,Infinity,4,5,6'],
  ['a number beyond the finite ones', '#3d=1,2,1e999,4,5,6'],
  ['NaN', '#3d=NaN,2,3,4,5,6'],
  ['another parameter', '#m=6/34/77'],
  ['two prefixes', '#3d=3d=1,2,3,4,5,6'],
])('parseCameraHash returns null for %s [THD-1]', (_title, hash) => {
  expect(parseCameraHash(hash)).toBeNull();
});

test('a written camera reads back within rounding [THD-1]', () => {
  fc.assert(
    fc.property(reasonablePose, (pose) => {
      const read = parseCameraHash(`#${formatCameraHash(pose)}`);
      if (read === null) throw new Error('not read');
      expect(Math.abs(read.latitude - pose.latitude)).toBeLessThanOrEqual(0.5e-5 + 1e-12);
      expect(Math.abs(read.longitude - pose.longitude)).toBeLessThanOrEqual(0.5e-5 + 1e-12);
      expect(Math.abs(read.range - pose.range)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(read.tilt - pose.tilt)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(read.altitude - pose.altitude)).toBeLessThanOrEqual(0.5);
      const turn = Math.abs(read.heading - pose.heading);
      expect(Math.min(turn, 360 - turn)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('any camera is written so that writing it again changes nothing [THD-1]', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      const hash = formatCameraHash(pose);
      const read = parseCameraHash(hash);
      // 1e21 and more is written with an exponent, which is read again.
      expect(read).not.toBeNull();
      if (read) expect(formatCameraHash(read)).toBe(hash);
    }),
  );
});

test('a link to a position has tilt 24, heading 14, altitude 5000 and a range of at least 1000 [THD-1]', () => {
  expect(poseAt([34.1642, 77.5848], 30_000)).toEqual(leh);
  expect(poseAt([34.1642, 77.5848], 10).range).toBe(1000);
});

test('limitPose returns what can be shown, and isOutOfRange whether it differs', () => {
  expect(isOutOfRange(leh)).toBe(false);
  const far = { ...leh, latitude: 95, longitude: 200, range: 1, altitude: 1e6 };
  expect(isOutOfRange(far)).toBe(true);
  expect(limitPose(far)).toMatchObject({ latitude: 85, longitude: -160, range: 1000, altitude: 20_000 });
  expect(isOutOfRange({ ...leh, longitude: 180 })).toBe(false);
});
