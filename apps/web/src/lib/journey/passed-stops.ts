import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface PassedStopsState {
  /** The stops whose legs lie behind where the journey stands; null while nobody journeys. */
  readonly placeIds: ReadonlySet<number> | null;
}

const passedStops = createStore<PassedStopsState>(() => ({ placeIds: null }));

/** Says which legs lie behind, by the stops that they lead to; keep the set while it is the same. */
export function setPassedStops(placeIds: ReadonlySet<number> | null): void {
  passedStops.setState({ placeIds });
}

/** The stops whose legs lie behind; changes with every leg, not with every frame. Null draws the whole route. */
export function usePassedStops(): ReadonlySet<number> | null {
  return useStore(passedStops, ({ placeIds }) => placeIds);
}
