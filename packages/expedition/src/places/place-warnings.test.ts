import { describe, expect, test } from 'vitest';
import { aPlace } from '../testing/records.ts';
import { findPlaceWarnings, findStayWarnings } from './place-warnings.ts';

const leh = aPlace({ place_id: 1, latitude: 34.16, longitude: 77.58, date: '1925-08-26' });
const here = aPlace({ place_id: 2, latitude: 34.6, longitude: 77.6, date: '1925-09-19' });
const depsang = aPlace({ place_id: 3, latitude: 35.3, longitude: 77.9, date: '1925-09-27' });
const places = [depsang, leh, here];
const nothing = { position: null, date: null };

describe('the warnings about a place', () => {
  test('are null when position and date lie between those of the neighbours', () => {
    expect(findPlaceWarnings(here, places)).toEqual(nothing);
  });

  test('name the nearer neighbour when the position is far from the way between them', () => {
    const { position } = findPlaceWarnings({ ...here, longitude: 97.6 }, places);
    expect(position).toMatchObject({ neighbour: depsang, isSwapped: false });
    expect(position?.distance).toBeCloseTo(1_796_000, -4);
  });

  test('say that latitude and longitude are swapped if the position is near when they are exchanged', () => {
    const { position } = findPlaceWarnings({ ...here, latitude: 77.6, longitude: 34.6 }, places);
    expect(position?.isSwapped).toBe(true);
  });

  test('are absent when the neighbours themselves are far apart', () => {
    const portSaid = { ...leh, latitude: 31.26, longitude: 32.3 };
    expect(
      findPlaceWarnings({ ...here, latitude: 43.3, longitude: 5.4 }, [portSaid, depsang]).position,
    ).toBeNull();
  });

  test('name the neighbour when the arrival is before its predecessor’s or after its successor’s', () => {
    expect(findPlaceWarnings({ ...here, date: '1925-08-01' }, places).date).toEqual({
      neighbour: leh,
      isBefore: true,
    });
    expect(findPlaceWarnings({ ...here, date: '1926-09-19' }, places).date).toEqual({
      neighbour: depsang,
      isBefore: false,
    });
  });

  test('compare dates only as far as both are known', () => {
    const month = { ...here, date: '1925-08-01', date_format: 'YYYY-MM' as const };
    expect(findPlaceWarnings(month, places).date).toBeNull();
    expect(findPlaceWarnings({ ...month, date: '1925-07-01' }, places).date).not.toBeNull();
    expect(findPlaceWarnings({ ...here, date: null }, places)).toEqual(nothing);
  });

  test('ignore places beside the route and those of the other journey', () => {
    const beside = { ...leh, ispathpart: false, date: '1926-01-01' };
    const other = { ...leh, visited_on: 'manchuriaexp' as const, date: '1934-01-01' };
    expect(findPlaceWarnings(here, [beside, other])).toEqual(nothing);
  });
});

describe('the warnings about the stay at a place', () => {
  const stops = [
    { ...leh, enddate: '1925-09-19' },
    { ...depsang, date: '1925-09-27', enddate: '1925-09-27' },
  ];
  const stay = { ...here, date: '1925-09-19', enddate: '1925-09-27' };

  test('are absent when it begins and ends on the days of the neighbours', () => {
    expect(findStayWarnings(stay, stops)).toEqual({
      lateDeparture: null,
      missingBefore: null,
      missingAfter: null,
    });
  });

  test('name the stop that is reached before the departure', () => {
    const { lateDeparture } = findStayWarnings({ ...stay, enddate: '1925-09-28' }, stops);
    expect(lateDeparture?.place_id).toBe(depsang.place_id);
  });

  test('name the days without a stop before and after it', () => {
    const { missingBefore, missingAfter } = findStayWarnings(
      { ...stay, date: '1925-09-21', enddate: '1925-09-25' },
      stops,
    );
    expect([missingBefore, missingAfter]).toEqual([
      { previousEnd: '1925-09-19', date: '1925-09-21' },
      { previousEnd: '1925-09-25', date: '1925-09-27' },
    ]);
  });

  test('name no missing days of a place beside the route', () => {
    const beside = { ...stay, ispathpart: false, date: '1925-09-21', enddate: '1925-09-25' };
    expect(findStayWarnings(beside, stops)).toMatchObject({ missingBefore: null, missingAfter: null });
  });
});
