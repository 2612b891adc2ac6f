import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cameraStore, type CameraState } from './camera-store.ts';

/** How often components that show a camera value are updated while the map moves, in milliseconds. */
const throttleMilliseconds = 250;

/** The camera, throttled during a movement; the last state is always included. */
const throttledCameraStore = createStore<CameraState>(() => cameraStore.getState());
let updatedAt = -Infinity;
cameraStore.subscribe((camera) => {
  const now = performance.now();
  if (camera.isMoving && now - updatedAt < throttleMilliseconds) return;
  updatedAt = now;
  throttledCameraStore.setState(camera);
});

/**
 * Selects a value of the camera. The component is rendered again when the value changes, but throttled during a movement,
 * because changed text causes layout.
 */
export function useCamera<Value>(selector: (camera: CameraState) => Value): Value {
  return useStore(throttledCameraStore, selector);
}

/** The camera when it last stopped. */
const restingCameraStore = createStore<CameraState>(() => cameraStore.getState());
cameraStore.subscribe((camera) => {
  if (!camera.isMoving) restingCameraStore.setState(camera);
});

/** Selects a value of the camera after its last movement, for what is too expensive during one. */
export function useRestingCamera<Value>(selector: (camera: CameraState) => Value): Value {
  return useStore(restingCameraStore, selector);
}
