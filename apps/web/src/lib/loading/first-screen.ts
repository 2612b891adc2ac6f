import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Data that the first drawing of the map does not need is loaded after this time even if the map is not drawn. */
export const maxDrawingMilliseconds = 8000;

interface FirstScreenState {
  /** How many parts of the screen are loading. */
  readonly loadingParts: number;
  /** Whether the parts have been loaded once, or have had the time to. */
  readonly isLoaded: boolean;
}

const firstScreen = createStore<FirstScreenState>(() => ({ loadingParts: 0, isLoaded: false }));

/**
 * Marks a part of the screen, such as the map, as loading, so that nothing is prefetched beside it.
 * @returns a function that marks it as loaded
 */
export function startLoadingPart(): () => void {
  let isLoading = true;
  firstScreen.setState(({ loadingParts }) => ({ loadingParts: loadingParts + 1 }));
  return () => {
    if (!isLoading) return;
    isLoading = false;
    firstScreen.setState(({ loadingParts: before, isLoaded }) => {
      const loadingParts = before - 1;
      return { loadingParts, isLoaded: isLoaded || loadingParts === 0 };
    });
  };
}

/** Calls a function once when no part of the screen is loading. @returns a function that cancels the call */
export function whenPartsAreLoaded(callback: () => void): () => void {
  const isReady = (): boolean => firstScreen.getState().loadingParts === 0;
  if (isReady()) {
    callback();
    return () => undefined;
  }
  const stop = firstScreen.subscribe(() => {
    if (!isReady()) return;
    stop();
    callback();
  });
  return stop;
}

/** Whether the map has been drawn, or has had the time to; never on the server. */
export function useIsAfterFirstDrawing(): boolean {
  const isLoaded = useStore(firstScreen, (state) => state.isLoaded);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(() => firstScreen.setState({ isLoaded: true }), maxDrawingMilliseconds);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isLoaded;
}
