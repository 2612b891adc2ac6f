import { expect, test } from 'vitest';
import { journeyOfThreeStops } from '../../../testing/journey.ts';
import { momentOfKey } from './steer.ts';

const journey = journeyOfThreeStops();

test('keys of the bar go by stops, with Shift by days, by months and to the ends; others are left to others', () => {
  const [first, second] = journey.stops;
  const key = (name: string, shiftKey = false) =>
    momentOfKey(journey, first.arrival, { key: name, shiftKey }, 'stop');
  for (const name of ['ArrowRight', 'ArrowUp']) expect(key(name)).toBe(second?.arrival);
  for (const name of ['ArrowLeft', 'ArrowDown', 'Home']) expect(key(name)).toBe(journey.start);
  expect(key('ArrowRight', true)).not.toBe(second?.arrival);
  expect(key('PageUp')).toBeCloseTo(first.arrival + 31, 6);
  expect(key('PageDown')).toBe(journey.start);
  expect(key('End')).toBe(journey.end);
  for (const name of ['Tab', 'Enter', 'a']) expect(key(name)).toBeNull();
});
