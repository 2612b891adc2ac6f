import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface PassedStopsState {
  /** The stops whose legs have been travelled; null while the journey is not active. */
  readonly placeIds: ReadonlySet<number> | null;
}

const passedStops = createStore<PassedStopsState>(() => ({ placeIds: null }));

/** Sets the travelled legs, by the stops where they end. The set is compared by reference. */
export function setPassedStops(placeIds: ReadonlySet<number> | null): void {
  passedStops.setState({ placeIds });
}

/** The stops whose legs have been travelled; changes with each leg, not in each frame. Null means the complete route. */
export function usePassedStops(): ReadonlySet<number> | null {
  return useStore(passedStops, ({ placeIds }) => placeIds);
}
