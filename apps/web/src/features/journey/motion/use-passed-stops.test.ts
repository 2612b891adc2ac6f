import { expect, test } from 'vitest';
import { journeyOfThreeStops } from '../../../testing/journey.ts';
import { passedStops } from './use-passed-stops.ts';

const journey = journeyOfThreeStops();

test('passedStops returns the same set until another leg has been passed', () => {
  const passed = passedStops(journey);
  const [first, second] = journey.stops;
  const before = passed(first.departure);
  expect([...before]).toEqual([1]);
  expect(passed((second?.arrival ?? 0) - 0.01)).toBe(before);
  expect([...passed(second?.arrival ?? 0)]).toEqual([1, 2]);
  expect([...passed(first.arrival - 1)]).toEqual([]);
});
