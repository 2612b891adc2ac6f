import type { Moment } from '@cae-map/expedition/journey/moment';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface PointedMomentState {
  /** The moment under the mouse on the scale of the journey, which the map marks; null if there is none. */
  readonly moment: Moment | null;
}

/** The store of the pointed moment; it changes with every movement of the mouse on the scale. */
export const pointedMomentStore = createStore<PointedMomentState>(() => ({ moment: null }));

/** Sets the pointed moment. */
export function pointAtMoment(moment: Moment | null): void {
  pointedMomentStore.setState({ moment });
}

/** The pointed moment, or null. */
export function usePointedMoment(): Moment | null {
  return useStore(pointedMomentStore, ({ moment }) => moment);
}
