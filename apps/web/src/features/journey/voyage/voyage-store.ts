import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The state of the film. Its time is that of the current chapter, so that chapters can be opened by their URLs. */
export interface VoyageState {
  /** The number of chapters; 0 while the film is closed. */
  readonly count: number;
  readonly index: number;
  /** The time within the chapter, in milliseconds. */
  readonly time: number;
  readonly isPlaying: boolean;
  /** Whether the last chapter has been played to its end. */
  readonly hasEnded: boolean;
  /** Whether the map shows the film; it may load later, or not at all. */
  readonly isOnMap: boolean;
}

const initialState: VoyageState = {
  count: 0,
  index: 0,
  time: 0,
  isPlaying: false,
  hasEnded: false,
  isOnMap: false,
};

export const voyageStore = createStore<VoyageState>(() => initialState);

/** Selects a value of the film; the component is rendered again only when that value changes. */
export function useVoyage<Value>(selector: (state: VoyageState) => Value): Value {
  return useStore(voyageStore, selector);
}

/** Goes to the beginning of a chapter; a film that is playing goes on from there. */
export function openChapter(index: number): void {
  voyageStore.setState({ index, time: 0, hasEnded: false });
}

/** Starts or pauses the film; a film that has ended starts again. */
export function toggleVoyage(): void {
  const { isPlaying, hasEnded } = voyageStore.getState();
  if (hasEnded) openChapter(0);
  voyageStore.setState({ isPlaying: !isPlaying });
}

/** Goes to the chapter before or after the current one, within the film. */
export function stepChapter(step: 1 | -1): void {
  const { index, count } = voyageStore.getState();
  const next = index + step;
  if (next >= 0 && next < count) openChapter(next);
}

/** Advances the film. @param lengths of the chapters, in milliseconds */
export function advanceVoyage(milliseconds: number, lengths: readonly number[]): void {
  const { index, time } = voyageStore.getState();
  const length = lengths[index] ?? 0;
  const next = time + milliseconds;
  if (next < length) voyageStore.setState({ time: next });
  else if (index + 1 < lengths.length) openChapter(index + 1);
  else voyageStore.setState({ time: length, isPlaying: false, hasEnded: true });
}

/** Resets the film when it is closed. */
export function closeVoyage(): void {
  voyageStore.setState({ ...initialState, isOnMap: voyageStore.getState().isOnMap });
}
