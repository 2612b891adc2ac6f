import { describe, expect, test } from 'vitest';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { sameDayOfYear } from './same-day.ts';

const journey = someJourney([
  aPlace({ place_id: 1, date: '1925-05-01', enddate: '1925-08-03' }),
  aPlace({ place_id: 2, date: '1926-05-06', enddate: '1926-06-20' }),
  aPlace({ place_id: 3, date: '1927-07-25', enddate: '1928-03-01' }),
]);

/** The years with the place or the leg of the day. */
function where(date: string): string[] {
  return sameDayOfYear(journey, date).map(({ date: day, position }) => {
    if (position.kind === 'stop') return `${day} at ${position.stop.place.id}`;
    return position.kind === 'leg' ? `${day} ${position.from.place.id}-${position.to.place.id}` : 'pause';
  });
}

describe('sameDayOfYear', () => {
  test('returns the stop or the leg of the day in every year of the journey, whatever its own year', () => {
    expect(where('2019-07-12')).toEqual(['1925-07-12 at 1', '1926-07-12 2-3', '1927-07-12 2-3']);
  });

  test('leaves out the years before the first and after the last day', () => {
    expect(where('2019-04-30')).toEqual(['1926-04-30 1-2', '1927-04-30 2-3']);
    expect(where('1901-03-01').at(-1)).toBe('1928-03-01 at 3');
    expect(where('1901-03-02').at(-1)).toBe('1927-03-02 2-3');
  });

  test('returns 29 February for leap years only', () => {
    expect(where('2020-02-29')).toEqual(['1928-02-29 at 3']);
  });
});
