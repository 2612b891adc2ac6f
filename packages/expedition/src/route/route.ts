import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { compareDates } from '../dates/calendar.ts';
import type { Position } from './geography.ts';

/** Why a route is invalid; stable, for warnings. */
export type RouteError = 'not_json' | 'not_a_list' | 'not_a_position' | 'out_of_range';

export type RouteResult =
  | { readonly ok: true; readonly points: readonly Position[] }
  | { readonly ok: false; readonly reason: RouteError };

/** The first and last day of the main route, both included. */
export const mainRouteFrom = '1925-03-06';
export const mainRouteTo = '1928-05-31';

/**
 * Parses `routejson`, a JSON string of [latitude, longitude] pairs in degrees. Null and blank strings are a route
 * without points.
 */
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

/** Parses JSON; undefined, which no JSON represents, when it is invalid. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function readPosition(pair: unknown): Position | RouteError {
  if (!Array.isArray(pair) || pair.length !== 2) return 'not_a_position';
  const [latitude, longitude] = pair as readonly unknown[];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'not_a_position';
  return isOnEarth(latitude, longitude) ? [latitude, longitude] : 'out_of_range';
}

/** Returns whether two numbers are a valid latitude and longitude. */
function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The position of a place; null when it is missing or out of range. */
export function toPosition(place: Pick<PlaceRecord, 'latitude' | 'longitude'>): Position | null {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null || !isOnEarth(latitude, longitude)) return null;
  return [latitude, longitude];
}

/**
 * The line to a place: from the end of the previous leg through the points of the route to the place. Only the place
 * itself when the route is invalid.
 */
export function legPoints(
  previous: Position | null,
  place: Pick<PlaceRecord, 'latitude' | 'longitude' | 'routejson'>,
): Position[] {
  const route = parseRoute(place.routejson);
  return joinLeg(route.ok ? previous : null, route.ok ? route.points : [], toPosition(place));
}

/** Joins the parts of a leg; missing parts are left out. */
export function joinLeg(
  previous: Position | null,
  route: readonly Position[],
  own: Position | null,
): Position[] {
  return [...(previous === null ? [] : [previous]), ...route, ...(own === null ? [] : [own])];
}

/**
 * The year of a leg: that of its end date, else of its date, else of the previous dated stop; null when none is known.
 */
export function routeYear(
  place: Pick<PlaceRecord, 'date' | 'enddate'>,
  previousDated: Pick<PlaceRecord, 'date' | 'enddate'> | null,
): string | null {
  const date = place.enddate ?? place.date ?? previousDated?.enddate ?? previousDated?.date;
  return date?.slice(0, 4) ?? null;
}

/** Returns whether a path stop of the main expedition is within the days of the main route. */
export function isInMainRoute(
  place: Pick<PlaceRecord, 'date' | 'enddate' | 'visited_on' | 'ispathpart'>,
): boolean {
  const first = place.date ?? place.enddate;
  const last = place.enddate ?? place.date;
  if (place.visited_on !== 'cae' || !place.ispathpart || first === null || last === null) return false;
  return compareDates(first, mainRouteFrom) >= 0 && compareDates(last, mainRouteTo) <= 0;
}
