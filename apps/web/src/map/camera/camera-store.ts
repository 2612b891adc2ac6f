import { createStore } from 'zustand/vanilla';

/** The view of the map, in degrees WGS84; the zoom is that of 256-pixel tiles. */
export interface CameraState {
  /** Whether a map has written its view. Until then the other fields have arbitrary values. */
  readonly isReady: boolean;
  /** The centre of the free area, which is the map without its padding. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly isMoving: boolean;
}

/** The camera in every frame of a movement; components read it with the hooks of `use-camera.ts`. */
export const cameraStore = createStore<CameraState>(() => ({
  isReady: false,
  latitude: 0,
  longitude: 0,
  zoom: 4,
  bearing: 0,
  pitch: 0,
  isMoving: false,
}));
