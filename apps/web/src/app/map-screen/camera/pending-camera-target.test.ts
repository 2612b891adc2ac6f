import { beforeEach, expect, test } from 'vitest';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { fakeMap } from '../../../testing/map/fake-map.tsx';
import { createPendingCameraTarget } from './pending-camera-target.ts';

const leh = { latitude: 34.2, longitude: 77.6 };
const { camera } = fakeMap;

beforeEach(() => {
  camera.isInFreeArea.mockReset().mockReturnValue(false);
  camera.onMovedByHand.mockClear();
});

function createTargetLeh() {
  const target = createPendingCameraTarget();
  const stopWatching = target.watch(camera);
  target.set(53, leh);
  return { target, stopWatching };
}

test('a camera target stays pending after interrupted movements until it is in the free area', () => {
  const { target } = createTargetLeh();
  expect([target.isPending(53), target.isPending(60)]).toEqual([true, false]);
  cameraStore.setState({ isMoving: true });
  cameraStore.setState({ isMoving: false });
  expect(target.isPending(53)).toBe(true);
  camera.isInFreeArea.mockReturnValue(true);
  cameraStore.setState({ isMoving: true });
  expect(target.isPending(53)).toBe(true);
  cameraStore.setState({ isMoving: false });
  expect(target.isPending(53)).toBe(false);
  expect(camera.isInFreeArea).toHaveBeenLastCalledWith(leh);
});

test('a camera target is cleared when the visitor moves the map', () => {
  const { target } = createTargetLeh();
  camera.onMovedByHand.mock.calls[0]?.[0]();
  expect(target.isPending(53)).toBe(false);
});

test('a camera target ignores the camera after watching has stopped', () => {
  const { target, stopWatching } = createTargetLeh();
  stopWatching();
  camera.isInFreeArea.mockReturnValue(true);
  cameraStore.setState({ isMoving: true });
  cameraStore.setState({ isMoving: false });
  expect(target.isPending(53)).toBe(true);
});
