import { expect, test } from 'vitest';
import { journeyOfThreeStops } from '../../../testing/journey.ts';
import { findMomentForKey } from './steer.ts';

const journey = journeyOfThreeStops();

test('findMomentForKey steps by stops, with Shift by days, by months and to the ends, and returns null for other keys', () => {
  const [first, second] = journey.stops;
  const key = (name: string, shiftKey = false) =>
    findMomentForKey(journey, first.arrival, { key: name, shiftKey }, 'stop');
  for (const name of ['ArrowRight', 'ArrowUp']) expect(key(name)).toBe(second?.arrival);
  for (const name of ['ArrowLeft', 'ArrowDown', 'Home']) expect(key(name)).toBe(journey.start);
  expect(key('ArrowRight', true)).not.toBe(second?.arrival);
  expect(key('PageUp')).toBeCloseTo(first.arrival + 31, 6);
  expect(key('PageDown')).toBe(journey.start);
  expect(key('End')).toBe(journey.end);
  for (const name of ['Tab', 'Enter', 'a']) expect(key(name)).toBeNull();
});
