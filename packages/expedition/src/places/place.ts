import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { placeSizes, type PlaceSize } from '@cae-map/contract/enumerations';
import type { Position } from '../route/geography.ts';
import { parseRoute, positionOf, routeYear, type RouteFault } from '../route/route.ts';
import {
  datePrecision,
  isLongStay,
  isTransit,
  markerIcon,
  stayIcon,
  type DatePrecision,
  type MarkerIcon,
  type StayIcon,
} from '../dates/stays.ts';

/** A place of the expedition as features read it: its record, and what the rules say about it. */
export interface Place {
  readonly record: PlaceRecord;
  readonly id: number;
  /** WGS84 degrees, latitude first; null when nobody knows where it was. */
  readonly position: Position | null;
  /** The points between the previous stop and this place, without either. */
  readonly route: readonly Position[];
  readonly routeIsInvalid: boolean;
  readonly precision: DatePrecision;
  readonly stayIcon: StayIcon;
  readonly markerIcon: MarkerIcon;
  readonly isLongStay: boolean;
  readonly isTransit: boolean;
  /** The size word in lower case; null when there is none or nobody knows it. */
  readonly size: PlaceSize | null;
  /** The year by which the leg leading here is coloured, four digits. */
  readonly year: string | null;
  /** The stop before and after along the route; null at its ends and for side points. */
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** What the rest of the journey says about a place. */
export interface PlaceSurroundings {
  readonly previousDated: PlaceRecord | null;
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** Why a place's route was not read. */
export interface PlaceReading {
  readonly place: Place;
  readonly routeFault: RouteFault | null;
}

/** Reads the size word of a place; null when it is missing or unknown. */
export function placeSize(word: string | null): PlaceSize | null {
  const lowered = word?.toLowerCase();
  return placeSizes.find((size) => size === lowered) ?? null;
}

/** Reads one record. The record itself is kept as it came. */
export function readPlace(record: PlaceRecord, surroundings: PlaceSurroundings): PlaceReading {
  const route = parseRoute(record.routejson);
  const place: Place = {
    record,
    id: record.place_id,
    position: positionOf(record),
    route: route.ok ? route.points : [],
    routeIsInvalid: !route.ok,
    precision: datePrecision(record.date_format),
    stayIcon: stayIcon(record),
    markerIcon: markerIcon(record),
    isLongStay: isLongStay(record),
    isTransit: isTransit(record),
    size: placeSize(record.zoom),
    year: routeYear(record, surroundings.previousDated),
    previousId: surroundings.previousId,
    nextId: surroundings.nextId,
  };
  return { place, routeFault: route.ok ? null : route.reason };
}
