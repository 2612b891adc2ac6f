import { createStore } from 'zustand/vanilla';
import type { MapInput, MapInputResponse } from '../pointer/map-input.ts';

/**
 * The exclusive interaction modes of the map. In `browse` an input is for the overlay of its feature; in any other mode it is for the
 * owner of the mode alone.
 */
export type MapMode = 'browse' | 'measure' | 'place-point' | 'drag-point' | 'edit-line';

/** The texts that are shown for a moment and read to screen readers when a mode starts and ends. */
export interface MapModeAnnouncements {
  readonly started: string;
  /** How the mode is used by keyboard; omitted on touch screens. */
  readonly byKeyboard: string;
  readonly ended: string;
}

/** A mode other than `browse`, as its owner enters it. */
export interface MapModeSession {
  readonly mode: Exclude<MapMode, 'browse'>;
  /** Receives every input on the map while the mode lasts. */
  readonly onInput: (input: MapInput) => MapInputResponse;
  /** Called when the mode ends other than by its owner: by Escape, by another mode, or because the map is closed. */
  readonly onEnd?: () => void;
  /** Null for the mode of a workspace, which lasts as long as its screen: it takes no focus, shows no cross, and Escape does not end it. */
  readonly announcements: MapModeAnnouncements | null;
}

interface MapModeState {
  /** Null in the mode `browse`. */
  readonly session: MapModeSession | null;
}

/** The current mode of the map. */
export const mapModeStore = createStore<MapModeState>(() => ({ session: null }));

/**
 * Starts a mode and ends the current one.
 * @returns the function by which the owner ends the mode; without effect if it has already ended
 */
export function enterMapMode(session: MapModeSession): () => void {
  const before = mapModeStore.getState().session;
  mapModeStore.setState({ session });
  before?.onEnd?.();
  return () => {
    if (mapModeStore.getState().session === session) mapModeStore.setState({ session: null });
  };
}

/** Returns to the mode `browse`. */
export function endMapMode(): void {
  const { session } = mapModeStore.getState();
  if (session === null) return;
  mapModeStore.setState({ session: null });
  session.onEnd?.();
}

/** The current mode of the map. */
export function readMapMode(): MapMode {
  return mapModeStore.getState().session?.mode ?? 'browse';
}
