import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineLengthMetres } from '../../route/geography.ts';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { dateToMoment } from '../moment.ts';
import { positionOn } from './position.ts';
import { legState, legTimes, routeProgress } from './progress.ts';
import { toJourney, wholeExpedition, wholeJourney } from '../to-journey.ts';

describe('routeProgress', () => {
  test('agrees with positionOn and legState', () => {
    fc.assert(
      fc.property(somePlaces, fc.double({ min: -5, max: 70, noNaN: true }), (places, moment) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const { pastCount, current } = routeProgress(journey, moment);
        const where = positionOn(journey, moment);
        expect(current?.leg.index ?? null).toBe(where.kind === 'leg' ? where.leg.index : null);
        expect(current?.share).toBe(where.kind === 'leg' ? where.share : undefined);
        const times = legTimes(journey);
        journey.legs.forEach((leg, index) => {
          const isCurrent = current?.leg === leg;
          const state = index < pastCount ? 'past' : isCurrent ? 'current' : 'ahead';
          for (const placeId of leg.placeIds) {
            const time = times.get(placeId);
            expect(time && legState(time, where.moment)).toBe(state);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  test('splits the current leg at its share, also across the 180th meridian', () => {
    const journey = wholeJourney(toExpedition(readRealContent()));
    if (journey === null) throw new Error('no journey');
    const current = routeProgress(journey, dateToMoment(journey, '1934-05-03')).current;
    expect(current?.leg).toMatchObject({ fromId: 501, toId: 502, transport: 'steamship' });
    const { behind = [], ahead = [], share = 0, leg } = current ?? {};
    expect(lineLengthMetres(behind) / (leg?.line.lengthMetres ?? 0)).toBeCloseTo(share, 2);
    expect(behind.at(-1)).toEqual(ahead[0]);
    const longitudes = [...behind, ...ahead].map(([, longitude]) => longitude);
    longitudes.slice(1).forEach((longitude, index) => {
      expect(Math.abs(longitude - (longitudes[index] ?? 0))).toBeLessThan(180);
    });
  });

  test('has no split at a stop, before and after the journey', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-02' }),
      aPlace({ place_id: 2, date: '1926-05-03', enddate: '1926-05-04' }),
    ]);
    expect(routeProgress(journey, -5)).toEqual({ pastCount: 0, current: null });
    expect(routeProgress(journey, 1)).toEqual({ pastCount: 0, current: null });
    expect(routeProgress(journey, 2)).toMatchObject({ pastCount: 0, current: { share: 0.5 } });
    expect(routeProgress(journey, 3)).toEqual({ pastCount: 1, current: null });
    expect(routeProgress(journey, 99)).toEqual({ pastCount: 1, current: null });
  });
});

test('legTimes returns for a hidden stop the times of the leg that passes through it', () => {
  const expedition = toExpedition({
    places: [
      aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-02' }),
      aPlace({ place_id: 2, minzoom: -1 }),
      aPlace({ place_id: 3, date: '1926-05-05', enddate: '1926-05-06' }),
    ],
    images: [],
  });
  const journey = toJourney(expedition, wholeExpedition);
  const times = journey && legTimes(journey);
  expect(times?.get(2)).toEqual({ departure: 1.25, arrival: 4.75 });
  expect(times?.get(3)).toEqual(times?.get(2));
  expect(times?.get(1)).toEqual({ departure: 0.25, arrival: 0.25 });
  expect(times?.get(4)).toBeUndefined();
});
