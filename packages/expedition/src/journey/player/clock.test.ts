import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { journeyClock, maxFullStayDays, millisecondsAt, momentAt } from './clock.ts';
import { toJourney, wholeJourney } from '../to-journey.ts';

const kinds = ['stops', 'days'] as const;
const aShare = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(kinds)('the clock by %s', (kind) => {
  test('is increasing and invertible', () => {
    fc.assert(
      fc.property(somePlaces, aShare, aShare, (places, one, other) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const clock = journeyClock(journey, kind);
        const times = [one, other].toSorted((a, b) => a - b).map((share) => share * clock.lengthMilliseconds);
        const [early = 0, late = 0] = times.map((time) => momentAt(clock, time));
        expect(early).toBeLessThanOrEqual(late);
        times.forEach((time, index) => {
          expect(millisecondsAt(clock, [early, late][index] ?? 0)).toBeCloseTo(time, 3);
        });
        const moment = journey.start + (journey.end - journey.start) * one;
        expect(momentAt(clock, millisecondsAt(clock, moment))).toBeCloseTo(moment, 6);
      }),
      { numRuns: 300 },
    );
  });

  test('reaches every arrival and departure at its exact time', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const clock = journeyClock(journey, kind);
        journey.events.forEach((event, index) => {
          const time = clock.milliseconds[index] ?? 0;
          expect(momentAt(clock, time)).toBe(event);
          if (index > 0) expect(time).toBeGreaterThan(clock.milliseconds[index - 1] ?? 0);
        });
        expect(clock.milliseconds.at(-1)).toBe(clock.lengthMilliseconds);
      }),
    );
  });

  test('clamps times and moments outside the journey', () => {
    const journey = someJourney([
      aPlace({ place_id: 1 }),
      aPlace({ place_id: 2, date: '1926-05-03', enddate: null }),
    ]);
    const clock = journeyClock(journey, kind);
    expect(momentAt(clock, -1)).toBe(journey.start);
    expect(momentAt(clock, Number.NaN)).toBe(journey.start);
    expect(momentAt(clock, 1e12)).toBe(journey.end);
    expect(millisecondsAt(clock, Number.NEGATIVE_INFINITY)).toBe(0);
    expect(millisecondsAt(clock, Number.POSITIVE_INFINITY)).toBe(clock.lengthMilliseconds);
  });
});

describe('the clock by stops', () => {
  test('plays every stop for a similar time', () => {
    const expedition = toExpedition(readRealContent());
    const journey = wholeJourney(expedition);
    if (journey === null) throw new Error('no journey');
    const clock = journeyClock(journey, 'stops');
    const spans = journey.stops.map(({ arrival, departure }, index) => {
      const next = journey.stops[index + 1]?.arrival ?? departure;
      return millisecondsAt(clock, next) - millisecondsAt(clock, arrival);
    });
    const median = spans.toSorted((a, b) => a - b)[Math.floor(spans.length / 2)] ?? 0;
    for (const span of spans.slice(0, -1)) {
      expect(span).toBeGreaterThan(median * 0.6);
      expect(span).toBeLessThan(median * 6);
    }
    expect(clock.compressed).toEqual([]);
  });
});

describe('the clock by days', () => {
  const journey = someJourney([
    aPlace({ place_id: 1, date: '1926-09-10', enddate: '1926-09-11' }),
    aPlace({ place_id: 2, date: '1926-09-12', enddate: '1927-04-13' }),
    aPlace({ place_id: 3, date: '1927-04-16', enddate: '1927-04-18' }),
    aPlace({ place_id: 4, date: '1927-05-20', enddate: null }),
    aPlace({ place_id: 5, date: '1927-06-20', enddate: '1927-06-21' }),
    aPlace({ place_id: 6, visited_on: 'manchuriaexp', date: '1934-05-10', enddate: '1934-05-11' }),
  ]);
  const clock = journeyClock(journey, 'days');
  const day = (millisecondsAt(clock, 2) - millisecondsAt(clock, 1)) / 1;

  test('plays every day of a leg or a short stay for the same time', () => {
    const [, , third, fourth] = journey.stops;
    const way = millisecondsAt(clock, fourth?.arrival ?? 0) - millisecondsAt(clock, third?.departure ?? 0);
    expect(way / day).toBeCloseTo((fourth?.arrival ?? 0) - (third?.departure ?? 0), 6);
    const stay = millisecondsAt(clock, third?.departure ?? 0) - millisecondsAt(clock, third?.arrival ?? 0);
    expect(stay / day).toBeCloseTo(1.5, 6);
  });

  test('compresses long stays and pauses and labels them with their length', () => {
    expect(
      clock.compressed.map(({ kind, stop, length, rounded, isAbout }) => [
        kind,
        stop.place.id,
        length,
        rounded,
        isAbout,
      ]),
    ).toEqual([
      ['stay', 2, { months: 7, days: 1 }, { count: 7, unit: 'month' }, false],
      ['stay', 4, { months: 1, days: 0 }, { count: 1, unit: 'month' }, true],
      ['pause', 5, { months: 82, days: 19 }, { count: 7, unit: 'year' }, false],
    ]);
    for (const { from, to, fromMilliseconds, toMilliseconds } of clock.compressed) {
      expect(toMilliseconds - fromMilliseconds).toBeCloseTo(day * maxFullStayDays, 6);
      expect([millisecondsAt(clock, from), millisecondsAt(clock, to)]).toEqual([
        fromMilliseconds,
        toMilliseconds,
      ]);
    }
  });

  test('compresses 7 months in Urga in the real content', () => {
    const whole = wholeJourney(toExpedition(readRealContent()));
    const urga = whole && journeyClock(whole, 'days').compressed.find(({ stop }) => stop.place.id === 393);
    expect(urga).toMatchObject({ kind: 'stay', rounded: { count: 7, unit: 'month' }, isAbout: false });
  });
});
