import { beforeEach, expect, test } from 'vitest';
import {
  advanceVoyage,
  closeVoyage,
  openChapter,
  stepChapter,
  toggleVoyage,
  voyageStore,
} from './voyage-store.ts';

const lengths = [1000, 2000];
const state = () => voyageStore.getState();

beforeEach(() => voyageStore.setState({ count: 2, isPlaying: true }));

test('advanceVoyage goes to the next chapter at the end of one', () => {
  advanceVoyage(999, lengths);
  expect(state()).toMatchObject({ index: 0, time: 999 });
  advanceVoyage(1, lengths);
  expect(state()).toMatchObject({ index: 1, time: 0, isPlaying: true });
});

test('advanceVoyage ends the film after the last chapter', () => {
  openChapter(1);
  advanceVoyage(2500, lengths);
  expect(state()).toMatchObject({ index: 1, time: 2000, isPlaying: false, hasEnded: true });
});

test('toggleVoyage pauses and resumes at the same time of the chapter', () => {
  advanceVoyage(500, lengths);
  toggleVoyage();
  expect(state()).toMatchObject({ time: 500, isPlaying: false });
  toggleVoyage();
  expect(state()).toMatchObject({ time: 500, isPlaying: true });
});

test('toggleVoyage starts a film again that has ended', () => {
  openChapter(1);
  advanceVoyage(2500, lengths);
  toggleVoyage();
  expect(state()).toMatchObject({ index: 0, time: 0, isPlaying: true, hasEnded: false });
});

test('stepChapter stays within the film', () => {
  stepChapter(-1);
  expect(state().index).toBe(0);
  stepChapter(1);
  stepChapter(1);
  expect(state().index).toBe(1);
});

test('closeVoyage resets the film', () => {
  openChapter(1);
  closeVoyage();
  expect(state()).toMatchObject({ count: 0, index: 0, time: 0, isPlaying: false });
});
