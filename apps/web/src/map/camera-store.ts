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

/** A value read from the camera; the component is drawn again only when that value changes. */
export function useCamera<Value>(selector: (camera: CameraState) => Value): Value {
  return useStore(cameraStore, selector);
}
