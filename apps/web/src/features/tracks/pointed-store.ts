import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A point of the profile of a track. */
export interface PointedPoint {
  readonly trackId: number;
  /** The index in the arrays of the profile. */
  readonly index: number;
}

/** The point of a profile that the visitor points at. It changes with every movement, so it is apart from the tracks. */
const pointedStore = createStore<{ readonly pointed: PointedPoint | null }>(() => ({ pointed: null }));

export function pointAt(pointed: PointedPoint | null): void {
  pointedStore.setState({ pointed });
}

export function usePointed(): PointedPoint | null {
  return useStore(pointedStore, ({ pointed }) => pointed);
}
