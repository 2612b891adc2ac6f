// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { pushPictureEntry, isEntryBelowPicture, leavePictureEntry, readPictureEntry } from './picture-history-entry.ts';

const first = { placeId: 53, imageId: 3 };
const second = { placeId: 53, imageId: 4 };

beforeEach(() => window.history.replaceState({ idx: 2, key: 'leh' }, '', '/place/53#m=5/34.1/77.6'));

test('a picture has an entry of its own, the next picture the same one; address and the state of the router stay', async () => {
  const before = window.history.length;
  pushPictureEntry(first);
  pushPictureEntry(second);
  expect(window.history.length).toBe(before + 1);
  expect(window.location.href).toMatch(/\/place\/53#m=5\/34\.1\/77\.6$/);
  expect(window.history.state).toEqual({ idx: 2, key: 'leh', picture: second });
  expect(readPictureEntry()).toEqual(second);

  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  leavePictureEntry();
  await gone;
  expect(readPictureEntry()).toBeNull();
  expect(window.history.state).toEqual({ idx: 2, key: 'leh' });
  expect(isEntryBelowPicture(window.history.state)).toBe(true);
});

test('only the entry right below a picture is told to be below it', () => {
  pushPictureEntry(first);
  for (const state of [null, { idx: 1, key: 'leh' }, { idx: 2, key: 'other' }, window.history.state])
    expect(isEntryBelowPicture(state)).toBe(false);
});

test('a state that somebody else has written is no picture', () => {
  for (const picture of [null, 3, 'a', { placeId: 53 }, { placeId: '53', imageId: 3 }]) {
    window.history.replaceState({ picture }, '');
    expect(readPictureEntry()).toBeNull();
  }
});
