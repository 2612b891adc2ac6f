import { createStore } from 'zustand/vanilla';

interface GeoPhotoState {
  /** How many photographs have a position on the map; null until the expedition is loaded. */
  readonly count: number | null;
}

/** The number of photographs on the map, for commands, which have no access to the expedition. */
export const geoPhotoStore = createStore<GeoPhotoState>(() => ({ count: null }));
