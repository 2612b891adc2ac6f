import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface PointedStopState {
  /** The stop that the pointer or the keyboard is at, on the map or in a list; null when there is none. */
  readonly placeId: number | null;
}

const pointedStopStore = createStore<PointedStopState>(() => ({ placeId: null }));

/** Says which stop is pointed at: map and lists mark the same one. */
export function setHoveredStop(placeId: number | null): void {
  pointedStopStore.setState({ placeId });
}

/** The stop that is pointed at now. */
export function useHoveredStop(): number | null {
  return useStore(pointedStopStore, ({ placeId }) => placeId);
}
