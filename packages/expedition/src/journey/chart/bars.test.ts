import { expect, test } from 'vitest';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { journeyBars } from './bars.ts';
import { wholeJourney } from '../to-journey.ts';

const journey = someJourney([
  aPlace({ place_id: 1, date: '1926-12-20', enddate: '1926-12-22' }),
  aPlace({ place_id: 2, date: '1926-12-24', enddate: '1926-12-24', go_by: 'car' }),
  aPlace({ place_id: 3, date: '1926-12-28', enddate: '1927-01-20', go_by: 'car' }),
  aPlace({ place_id: 4, date: '1927-01-22', enddate: null, go_by: 'horse' }),
  aPlace({ place_id: 5, date: '1927-02-20', enddate: '1927-02-21', go_by: 'horse' }),
  aPlace({ place_id: 6, date: '1934-05-20', enddate: '1934-05-21', visited_on: 'manchuriaexp' }),
]);
const { stays, transports, years, pauses } = journeyBars(journey);

test('stays of at least half a day have bars, marked when an end is not exact', () => {
  expect(stays.map(({ stop, isAbout }) => [stop.place.id, isAbout])).toEqual([
    [1, false],
    [3, false],
    [4, true],
    [5, false],
    [6, false],
  ]);
});

test('consecutive legs with the same transport are one bar', () => {
  expect(transports).toEqual([
    { transport: 'car', from: 2.25, to: 8.75, fromId: 1, toId: 3 },
    { transport: 'horse', from: 31.25, to: 62.75, fromId: 3, toId: 5 },
  ]);
});

test('every year has a mark at its first day, the first year at the start of the journey', () => {
  expect(years.slice(0, 3)).toEqual([
    { year: '1926', moment: 0.25 },
    { year: '1927', moment: 12 },
    { year: '1928', moment: 377 },
  ]);
  expect(years.at(-1)?.year).toBe('1934');
});

test('the time between two journeys is a pause', () => {
  expect(pauses).toEqual([{ from: journey.stops[4]?.departure, to: journey.stops[5]?.arrival }]);
});

test('the real content has the years 1923 to 1935 and one pause', () => {
  const journey = wholeJourney(toExpedition(readRealContent()));
  const bars = journey && journeyBars(journey);
  expect(bars?.years.map(({ year }) => year).join(' ')).toBe(
    '1923 1924 1925 1926 1927 1928 1929 1930 1931 1932 1933 1934 1935',
  );
  expect(bars?.pauses).toHaveLength(1);
});
