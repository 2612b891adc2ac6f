import type { Expedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { addMeeting, isMetAt, removeMeeting } from './meetings.ts';

const expedition = { places: [{ id: 5 }, { id: 9 }, { id: 7 }] } as unknown as Expedition;

test('addMeeting puts the meeting before the first part of the way that begins later on the route', () => {
  const stretches = [
    { from: 5, to: 5 },
    { from: 7, to: 7 },
  ];
  expect(addMeeting(expedition, stretches, 9)).toEqual([
    { from: 5, to: 5 },
    { from: 9, to: 9 },
    { from: 7, to: 7 },
  ]);
});

test('removeMeeting keeps a part of the way that passes the place', () => {
  const passing = { from: 5, to: 7 };
  expect(removeMeeting([passing, { from: 9, to: 9 }], 9)).toEqual([passing]);
  expect(isMetAt([passing], 9)).toBe(false);
});
