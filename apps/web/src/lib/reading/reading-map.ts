import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface ReadingMapState {
  /** Whether the map is beside the open chapter. */
  readonly isShown: boolean;
  /** Whether the map follows the text; moving the map by hand disables it. */
  readonly isFollowing: boolean;
}

const readingMapStore = createStore<ReadingMapState>(() => ({ isShown: true, isFollowing: true }));

/** Shows or hides the map beside the open chapter. */
export function showReadingMap(isShown: boolean): void {
  readingMapStore.setState({ isShown });
}

/** Whether the map is beside the open chapter; true on the server and during hydration. */
export function useIsReadingMapShown(): boolean {
  return useStore(readingMapStore, ({ isShown }) => isShown);
}

/** Lets the map follow the text, or stay where it is. */
export function setFollowsText(isFollowing: boolean): void {
  readingMapStore.setState({ isFollowing });
}

/** Whether the map follows the text. */
export function useFollowsText(): boolean {
  return useStore(readingMapStore, ({ isFollowing }) => isFollowing);
}
