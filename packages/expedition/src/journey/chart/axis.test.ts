import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePlaces } from '../../testing/arbitraries.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { journeyAxis, shareToMoment, momentToShare } from './axis.ts';
import { journeyClock, millisecondsAt } from '../player/clock.ts';
import { toJourney } from '../to-journey.ts';

describe.each(['stops', 'days'] as const)('the axis of the clock by %s', (kind) => {
  test('maps the journey to 0 to 1 and is invertible', () => {
    fc.assert(
      fc.property(somePlaces, fc.double({ min: 0, max: 1, noNaN: true }), (places, part) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const axis = journeyAxis(journey, journeyClock(journey, kind));
        expect(momentToShare(axis, journey.start - 1)).toBe(0);
        expect(momentToShare(axis, journey.end + 1)).toBe(1);
        const moment = journey.start + (journey.end - journey.start) * part;
        expect(shareToMoment(axis, momentToShare(axis, moment))).toBeCloseTo(moment, 6);
      }),
      { numRuns: 200 },
    );
  });
});

test('the axis by stops has weeks of equal width and shortened pauses', () => {
  const journey = someJourney([
    aPlace({ place_id: 1, date: '1928-05-01', enddate: '1928-05-11' }),
    aPlace({ place_id: 2, date: '1928-05-12', enddate: '1928-05-31' }),
    aPlace({ place_id: 3, visited_on: 'manchuriaexp', date: '1934-05-01', enddate: '1934-05-31' }),
  ]);
  const axis = journeyAxis(journey, journeyClock(journey, 'stops'));
  const length = (from: number, to: number) => momentToShare(axis, to) - momentToShare(axis, from);
  expect(length(2, 9)).toBeCloseTo(length(15, 22), 9);
  const [, second, third] = journey.stops;
  const pause = length(second?.departure ?? 0, third?.arrival ?? 0);
  expect(pause / length(2, 3)).toBeCloseTo(60, 6);
});

test('the axis by days is proportional to the clock', () => {
  const journey = someJourney([
    aPlace({ place_id: 1, date: '1926-09-13', enddate: '1927-04-13' }),
    aPlace({ place_id: 2, date: '1927-04-20', enddate: '1927-04-25' }),
  ]);
  const clock = journeyClock(journey, 'days');
  const axis = journeyAxis(journey, clock);
  for (const moment of [0, 100, 213, 220])
    expect(momentToShare(axis, moment)).toBeCloseTo(
      millisecondsAt(clock, moment) / clock.lengthMilliseconds,
      9,
    );
});
