// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  pushPictureEntry,
  isEntryBelowPicture,
  leavePictureEntry,
  readPictureEntry,
} from './picture-history-entry.ts';

const first = { album: 'place-53', imageId: 3 };
const second = { album: 'place-53', imageId: 4 };

beforeEach(() => window.history.replaceState({ idx: 2, key: 'leh' }, '', '/place/53#m=5/34.1/77.6'));

test('pictures share one history entry, which keeps the URL and the state of the router', () => {
  const before = window.history.length;
  pushPictureEntry(first);
  pushPictureEntry(second);
  expect(window.history.length).toBe(before + 1);
  expect(window.location.href).toMatch(/\/place\/53#m=5\/34\.1\/77\.6$/);
  expect(window.history.state).toEqual({ idx: 2, key: 'leh', picture: second });
  expect(readPictureEntry()).toEqual(second);
});

test('leavePictureEntry goes back to the entry below the picture', async () => {
  pushPictureEntry(first);
  const popstate = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  leavePictureEntry();
  await popstate;
  expect(readPictureEntry()).toBeNull();
  expect(window.history.state).toEqual({ idx: 2, key: 'leh' });
  expect(isEntryBelowPicture(window.history.state)).toBe(true);
});

test('isEntryBelowPicture returns false for other entries', () => {
  pushPictureEntry(first);
  for (const state of [null, { idx: 1, key: 'leh' }, { idx: 2, key: 'other' }, window.history.state])
    expect(isEntryBelowPicture(state)).toBe(false);
});

test('readPictureEntry ignores invalid states', () => {
  for (const picture of [null, 3, 'a', { album: 'place-53' }, { album: 53, imageId: 3 }]) {
    window.history.replaceState({ picture }, '');
    expect(readPictureEntry()).toBeNull();
  }
});
