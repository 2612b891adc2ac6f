import type { Moment } from '@cae-map/expedition/journey/moment';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The state of the journey player. While it plays, the moment changes with every frame. */
export interface JourneyState {
  /** By the calendar of the journey that is shown; see `isActive`. */
  readonly moment: Moment;
  /**
   * Whether a visitor journeys: from the first movement of the bar, or from an address with a day. Until then the bar goes
   * with the open stop and the whole route is drawn.
   */
  readonly isActive: boolean;
  /** What has moved the journey last: the bar (and its playing), a stop that was opened, or an address that came. */
  readonly mover: 'bar' | 'place' | 'address';
  readonly isPlaying: boolean;
  /** Whether the map goes along; a visitor who moves the map by hand lets go of it. */
  readonly isFollowing: boolean;
  /** Whether the player is loaded and there is something to play. */
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

/** The one store of the journey: its date drives the bar, the route, the traveller and the pane. Read it by selector. */
export const journeyStore = createStore<JourneyState>(() => initialState);

/** A value read from the journey; the component is drawn again only when that value changes. */
export function useJourney<Value>(selector: (state: JourneyState) => Value): Value {
  return useStore(journeyStore, selector);
}

/** Moves the journey by the bar: from then on a visitor journeys, and it stops where it is put. */
export function seekTo(moment: Moment): void {
  journeyStore.setState({ moment, isActive: true, isPlaying: false, mover: 'bar' });
}

/** Plays on, or stops. Playing takes the map along again. */
export function togglePlaying(): void {
  const { isPlaying } = journeyStore.getState();
  if (isPlaying) journeyStore.setState({ isPlaying: false });
  else journeyStore.setState({ isPlaying: true, isActive: true, isFollowing: true, mover: 'bar' });
}

/** Stops, and goes back to the whole route. */
export function endJourney(): void {
  journeyStore.setState({ isActive: false, isPlaying: false, isFollowing: true, mover: 'bar' });
}

/** Forgets everything, as a new page does; for tests. */
export function resetJourney(): void {
  journeyStore.setState(initialState, true);
}
