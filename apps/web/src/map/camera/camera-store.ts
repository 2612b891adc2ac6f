import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where the map looks, in degrees WGS84; the zoom is that of 256-pixel tiles. */
export interface CameraState {
  /** The centre of the free area, that is of the map less its padding. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly isMoving: boolean;
}

/** Changes with every frame of a movement: read it by selector. */
export const cameraStore = createStore<CameraState>(() => ({
  latitude: 0,
  longitude: 0,
  zoom: 4,
  bearing: 0,
  pitch: 0,
  isMoving: false,
}));

/** How often a number that stands beside the map is written anew while the map moves, in milliseconds. */
const readingInterval = 250;

/** The camera as it is read: a few times a second while it moves, and where it comes to rest. */
const readCameraStore = createStore<CameraState>(() => cameraStore.getState());
let readAt = -Infinity;
cameraStore.subscribe((camera) => {
  const now = performance.now();
  if (camera.isMoving && now - readAt < readingInterval) return;
  readAt = now;
  readCameraStore.setState(camera);
});

/**
 * A value read from the camera; the component is drawn again only when that value changes, and not with every frame of a
 * movement: nobody reads so fast, and text that changes is laid out.
 */
export function useCamera<Value>(selector: (camera: CameraState) => Value): Value {
  return useStore(readCameraStore, selector);
}
