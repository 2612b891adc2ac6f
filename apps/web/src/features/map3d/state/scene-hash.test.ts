import { expect, test } from 'vitest';
import { formatSceneHash, parseSceneHash } from './scene-hash.ts';

const pose = { latitude: 34.1642, longitude: 77.5848, range: 30_000, tilt: 24, heading: 14, altitude: 5000 };
const nothing = { pose: null, placeId: null, date: null, foreign: [] };

test('the hash of the 3D map contains the camera, the stop, the day, and unknown parameters', () => {
  const hash = '#3d=34.16420,77.58480,30000,24,14,5000&p=53/o&d=1925-08-26&theirs=1';
  const state = { pose, placeId: 53, date: '1925-08-26', foreign: ['theirs=1'] };
  expect(parseSceneHash(hash)).toEqual(state);
  expect(formatSceneHash(state)).toBe(hash);
});

test('the camera may have no prefix, and encoded commas', () => {
  expect(parseSceneHash('#34.1642,77.5848,30000,24,14,5000').pose).toEqual(pose);
  expect(parseSceneHash('#3d=34.1642%2C77.5848%2C30000%2C24%2C14%2C5000').pose).toEqual(pose);
});

test.each(['', '#', '#3d=', '#3d=1,2,3', '#3d=%E0%A4%A,1,2,3,4,5', '#3d=a,b,c,d,e,f'])(
  'a malformed camera (%s) is ignored and not kept',
  (hash) => {
    expect(parseSceneHash(hash)).toEqual(nothing);
  },
);

test('an empty state has no hash', () => {
  expect(formatSceneHash(nothing)).toBe('');
});
