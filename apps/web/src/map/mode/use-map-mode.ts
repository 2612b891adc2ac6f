import { useStore } from 'zustand';
import { mapModeStore, type MapMode } from './map-mode.ts';

/** The current mode of the map; the component is rendered again when it changes. */
export function useMapMode(): MapMode {
  return useStore(mapModeStore, ({ session }) => session?.mode ?? 'browse');
}
