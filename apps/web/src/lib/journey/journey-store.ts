import type { Moment } from '@cae-map/expedition/journey/moment';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The state of the journey player. During playback the moment changes in every frame. */
export interface JourneyState {
  /** The current moment of the journey; see `isActive`. */
  readonly moment: Moment;
  /**
   * Whether the journey is active: from the first movement of the bar or from a URL with a day. Before that, the bar follows
   * the open stop and the complete route is drawn.
   */
  readonly isActive: boolean;
  /** The cause of the last change of the moment: the bar (including playback), an opened stop, or the URL. */
  readonly mover: 'bar' | 'place' | 'address';
  readonly isPlaying: boolean;
  /** Whether the map follows the traveller; moving the map by hand disables this. */
  readonly isFollowing: boolean;
  /** Whether the player is loaded and the journey can be played. */
  readonly isReady: boolean;
}

const initialState: JourneyState = {
  moment: 0,
  isActive: false,
  mover: 'address',
  isPlaying: false,
  isFollowing: true,
  isReady: false,
};

/** The store of the journey, which the bar, the route, the traveller and the pane follow. Read it with a selector. */
export const journeyStore = createStore<JourneyState>(() => initialState);

/** Selects a value of the journey; the component is rendered again only when that value changes. */
export function useJourney<Value>(selector: (state: JourneyState) => Value): Value {
  return useStore(journeyStore, selector);
}

/** Moves the journey by the bar: activates it and stops the playback. */
export function seekTo(moment: Moment): void {
  journeyStore.setState({ moment, isActive: true, isPlaying: false, mover: 'bar' });
}

/** Starts or stops the playback. Starting makes the map follow the traveller again. */
export function togglePlaying(): void {
  const { isPlaying } = journeyStore.getState();
  if (isPlaying) journeyStore.setState({ isPlaying: false });
  else journeyStore.setState({ isPlaying: true, isActive: true, isFollowing: true, mover: 'bar' });
}

/** Stops the playback and shows the complete route. */
export function endJourney(): void {
  journeyStore.setState({ isActive: false, isPlaying: false, isFollowing: true, mover: 'bar' });
}
