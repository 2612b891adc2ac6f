import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The speeds that can be chosen, as factors. */
export const flightSpeeds = [0.5, 1, 2] as const;
export type FlightSpeed = (typeof flightSpeeds)[number];

/** The state of the flight. Its time is that of the current step. */
export interface FlightState {
  readonly index: number;
  /** The time within the step, in milliseconds. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly speed: FlightSpeed;
  /** Whether the last step has been played to its end. */
  readonly hasEnded: boolean;
}

const initialState: FlightState = { index: 0, time: 0, isPlaying: false, speed: 1, hasEnded: false };

export const flightStore = createStore<FlightState>(() => initialState);

/** Selects a value of the flight; the component is rendered again only when that value changes. */
export function useFlight<Value>(selector: (state: FlightState) => Value): Value {
  return useStore(flightStore, selector);
}

/** Goes to a step at a time; 0 is the way to it, and its stop is reached later. */
export function openStep(index: number, time: number): void {
  flightStore.setState({ index, time, hasEnded: false });
}

/** Starts or pauses the flight; one that has ended starts again. */
export function toggleFlight(): void {
  const { isPlaying, hasEnded } = flightStore.getState();
  if (hasEnded) openStep(0, 0);
  flightStore.setState({ isPlaying: !isPlaying });
}

/** Advances the flight. @param lengths of the steps, in milliseconds */
export function advanceFlight(milliseconds: number, lengths: readonly number[]): void {
  const { index, time, speed } = flightStore.getState();
  const length = lengths[index] ?? 0;
  const next = time + milliseconds * speed;
  if (next < length) flightStore.setState({ time: next });
  else if (index + 1 < lengths.length) flightStore.setState({ index: index + 1, time: 0 });
  else flightStore.setState({ time: length, isPlaying: false, hasEnded: true });
}

/** Chooses the next speed; after the last one, the first. */
export function changeSpeed(): void {
  const { speed } = flightStore.getState();
  const next = flightSpeeds[(flightSpeeds.indexOf(speed) + 1) % flightSpeeds.length] ?? 1;
  flightStore.setState({ speed: next });
}

/** Resets the flight when it is left. */
export function closeFlight(): void {
  flightStore.setState(initialState, true);
}
