import { aPlace } from '@cae-map/contract/testing/records';
import { expect, test } from 'vitest';
import { toExpedition } from './to-expedition.ts';
import { findStopAlong, maxSearchedStops } from './find-stop-along.ts';

const count = maxSearchedStops + 5;
const expedition = toExpedition({
  places: Array.from({ length: count }, (_, index) => ({ ...aPlace, place_id: index + 1, seqid: index })),
  images: [],
});

test('findStopAlong returns the nearest wanted stop in the direction', () => {
  const isEven = (id: number) => id % 2 === 0;
  expect(findStopAlong(expedition, 4, 'next', isEven)).toBe(6);
  expect(findStopAlong(expedition, 4, 'previous', isEven)).toBe(2);
});

test('findStopAlong returns null at the end of the route and for an unknown place', () => {
  expect(findStopAlong(expedition, 2, 'previous', (id) => id > 2)).toBeNull();
  expect(findStopAlong(expedition, 9999, 'next', () => true)).toBeNull();
});

test('findStopAlong searches at most 100 stops', () => {
  expect(findStopAlong(expedition, 1, 'next', (id) => id === 101)).toBe(101);
  expect(findStopAlong(expedition, 1, 'next', (id) => id === 102)).toBeNull();
});
