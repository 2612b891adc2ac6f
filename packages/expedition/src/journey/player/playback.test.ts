import { expect, test } from 'vitest';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { journeyClock, millisecondsAt } from './clock.ts';
import { advance } from './playback.ts';

const journey = someJourney([
  aPlace({ place_id: 1, date: '1925-08-12', enddate: '1925-08-14' }),
  aPlace({ place_id: 2, date: '1925-08-20', enddate: '1925-08-24' }),
  aPlace({ place_id: 3, date: '1925-08-26', enddate: '1925-08-29' }),
]);
const clock = journeyClock(journey, 'days');
const gone = (elapsed: number, speed: number, from = 3) =>
  millisecondsAt(clock, advance(clock, from, elapsed, speed)) - millisecondsAt(clock, from);

test('advance adds the elapsed time multiplied by the speed', () => {
  expect(gone(16, 1)).toBeCloseTo(16, 6);
  expect(gone(16, 4)).toBeCloseTo(64, 6);
  expect(gone(16, 0.5)).toBeCloseTo(8, 6);
});

test('advance adds at most a quarter of a second after a suspended frame', () => {
  expect(gone(3_600_000, 1)).toBeCloseTo(250, 6);
});

test('advance adds nothing when the clock was set back', () => {
  expect(gone(-500, 1)).toBeCloseTo(0, 6);
});

test('advance stops at the end of the journey', () => {
  expect(advance(clock, journey.end, 100, 4)).toBe(journey.end);
  expect(advance(clock, journey.end - 0.01, 250, 4)).toBe(journey.end);
});
