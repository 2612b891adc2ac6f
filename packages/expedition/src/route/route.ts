import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { compareDates } from '../dates/calendar.ts';
import type { Position } from './geography.ts';

/** Why a route could not be read; stable, for warnings. */
export type RouteFault = 'not_json' | 'not_a_list' | 'not_a_position' | 'out_of_range';

export type RouteResult =
  | { readonly ok: true; readonly points: readonly Position[] }
  | { readonly ok: false; readonly reason: RouteFault };

/** The first and last day of the main route, both part of it. */
export const mainRouteFrom = '1925-03-06';
export const mainRouteTo = '1928-05-31';

/** Reads `routejson`: JSON text of [latitude, longitude] pairs in degrees. No text means a route without points. */
export function parseRoute(routejson: string | null): RouteResult {
  if (routejson === null || routejson.trim() === '') return { ok: true, points: [] };
  const value = parseJson(routejson);
  if (value === undefined) return { ok: false, reason: 'not_json' };
  if (value === null) return { ok: true, points: [] };
  if (!Array.isArray(value)) return { ok: false, reason: 'not_a_list' };
  const points: Position[] = [];
  for (const pair of value as readonly unknown[]) {
    const point = readPosition(pair);
    if (typeof point === 'string') return { ok: false, reason: point };
    points.push(point);
  }
  return { ok: true, points };
}

/** The value of a JSON text; undefined, which JSON cannot say, when it is none. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function readPosition(pair: unknown): Position | RouteFault {
  if (!Array.isArray(pair) || pair.length !== 2) return 'not_a_position';
  const [latitude, longitude] = pair as readonly unknown[];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'not_a_position';
  return isOnEarth(latitude, longitude) ? [latitude, longitude] : 'out_of_range';
}

/** Tells whether two numbers are degrees of latitude and longitude. */
function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The position of a place; null when it has none or it is not on the Earth. */
export function positionOf(place: Pick<PlaceRecord, 'latitude' | 'longitude'>): Position | null {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null || !isOnEarth(latitude, longitude)) return null;
  return [latitude, longitude];
}

/**
 * The line that leads to a place: from where the line stood, through the points of the route, to the place itself. When
 * the route cannot be read it is the place's own point alone.
 */
export function legPoints(
  previous: Position | null,
  place: Pick<PlaceRecord, 'latitude' | 'longitude' | 'routejson'>,
): Position[] {
  const route = parseRoute(place.routejson);
  return joinLeg(route.ok ? previous : null, route.ok ? route.points : [], positionOf(place));
}

/** Joins the parts of a leg; what is missing is left out. */
export function joinLeg(
  previous: Position | null,
  route: readonly Position[],
  own: Position | null,
): Position[] {
  return [...(previous === null ? [] : [previous]), ...route, ...(own === null ? [] : [own])];
}

/** The year of a leg: of its end date, else of its date, else of the dated stop before; null when none is known. */
export function routeYear(
  place: Pick<PlaceRecord, 'date' | 'enddate'>,
  previousDated: Pick<PlaceRecord, 'date' | 'enddate'> | null,
): string | null {
  const date = place.enddate ?? place.date ?? previousDated?.enddate ?? previousDated?.date;
  return date?.slice(0, 4) ?? null;
}

/** Tells whether a path stop of the main expedition lies within the days of the main route. */
export function isInMainRoute(
  place: Pick<PlaceRecord, 'date' | 'enddate' | 'visited_on' | 'ispathpart'>,
): boolean {
  const first = place.date ?? place.enddate;
  const last = place.enddate ?? place.date;
  if (place.visited_on !== 'cae' || !place.ispathpart || first === null || last === null) return false;
  return compareDates(first, mainRouteFrom) >= 0 && compareDates(last, mainRouteTo) <= 0;
}

export { simplify } from './simplify.ts';
