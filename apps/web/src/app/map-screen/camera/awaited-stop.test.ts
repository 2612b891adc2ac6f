import { beforeEach, expect, test } from 'vitest';
import { cameraStore } from '../../../map/camera-store.ts';
import { fakeMap } from '../../../testing/fake-map.tsx';
import { createAwaitedStop } from './awaited-stop.ts';

const leh = { latitude: 34.2, longitude: 77.6 };
const { camera } = fakeMap;

beforeEach(() => {
  camera.isInFreeArea.mockReset().mockReturnValue(false);
  camera.onMovedByHand.mockClear();
});

function awaitLeh() {
  const awaited = createAwaitedStop();
  const end = awaited.watch(camera);
  awaited.expect(53, leh);
  return { awaited, end };
}

test('a stop is awaited through movements that were ended on the way, until the map rests where it is seen', () => {
  const { awaited } = awaitLeh();
  expect([awaited.isExpected(53), awaited.isExpected(60)]).toEqual([true, false]);
  cameraStore.setState({ isMoving: true });
  cameraStore.setState({ isMoving: false });
  expect(awaited.isExpected(53)).toBe(true);
  camera.isInFreeArea.mockReturnValue(true);
  cameraStore.setState({ isMoving: true });
  expect(awaited.isExpected(53)).toBe(true);
  cameraStore.setState({ isMoving: false });
  expect(awaited.isExpected(53)).toBe(false);
  expect(camera.isInFreeArea).toHaveBeenLastCalledWith(leh);
});

test('whoever moves the map by hand has given the stop up', () => {
  const { awaited } = awaitLeh();
  camera.onMovedByHand.mock.calls[0]?.[0]();
  expect(awaited.isExpected(53)).toBe(false);
});

test('a map that is gone is watched no more', () => {
  const { awaited, end } = awaitLeh();
  end();
  camera.isInFreeArea.mockReturnValue(true);
  cameraStore.setState({ isMoving: true });
  cameraStore.setState({ isMoving: false });
  expect(awaited.isExpected(53)).toBe(true);
});
