import { beforeEach, expect, test } from 'vitest';
import {
  advanceFlight,
  changeSpeed,
  closeFlight,
  flightStore,
  openStep,
  toggleFlight,
} from './flight-store.ts';

const lengths = [1000, 2000];
beforeEach(closeFlight);

test('the flight goes on to the next step at the end of one, and stops after the last', () => {
  toggleFlight();
  advanceFlight(600, lengths);
  expect(flightStore.getState()).toMatchObject({ index: 0, time: 600 });
  advanceFlight(600, lengths);
  expect(flightStore.getState()).toMatchObject({ index: 1, time: 0, isPlaying: true });
  advanceFlight(3000, lengths);
  expect(flightStore.getState()).toMatchObject({ index: 1, time: 2000, isPlaying: false, hasEnded: true });
});

test('a flight that has ended starts again at the first step', () => {
  openStep(1, 0);
  advanceFlight(9000, lengths);
  toggleFlight();
  expect(flightStore.getState()).toMatchObject({ index: 0, time: 0, isPlaying: true, hasEnded: false });
});

test('the speeds are chosen in turn, and a faster flight takes less time', () => {
  changeSpeed();
  expect(flightStore.getState().speed).toBe(2);
  advanceFlight(300, lengths);
  expect(flightStore.getState().time).toBe(600);
  changeSpeed();
  expect(flightStore.getState().speed).toBe(0.5);
  changeSpeed();
  expect(flightStore.getState().speed).toBe(1);
});

test('a flight without steps ends at once', () => {
  toggleFlight();
  advanceFlight(1, []);
  expect(flightStore.getState()).toMatchObject({ isPlaying: false, hasEnded: true });
});
