import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface HoveredStopState {
  /** The stop under the pointer or with the keyboard focus, on the map or in a list. */
  readonly placeId: number | null;
}

const hoveredStopStore = createStore<HoveredStopState>(() => ({ placeId: null }));

/** Sets the hovered stop, which the map and the lists highlight. */
export function setHoveredStop(placeId: number | null): void {
  hoveredStopStore.setState({ placeId });
}

/** The id of the hovered stop, or null. */
export function useHoveredStop(): number | null {
  return useStore(hoveredStopStore, ({ placeId }) => placeId);
}
