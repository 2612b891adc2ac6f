import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { placeSizes, type PlaceSize } from '@cae-map/contract/enumerations';
import type { Position } from '../route/geography.ts';
import { parseRoute, toPosition, routeYear, type RouteError } from '../route/route.ts';
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

/** A place of the expedition: its record and the values derived from it. */
export interface Place {
  readonly record: PlaceRecord;
  readonly id: number;
  /** WGS84 degrees, latitude first; null when the position is unknown. */
  readonly position: Position | null;
  /** The points between the previous stop and this place, excluding both. */
  readonly route: readonly Position[];
  readonly routeIsInvalid: boolean;
  readonly precision: DatePrecision;
  readonly stayIcon: StayIcon;
  readonly markerIcon: MarkerIcon;
  readonly isLongStay: boolean;
  readonly isTransit: boolean;
  /** The size word in lower case; null when it is missing or unknown. */
  readonly size: PlaceSize | null;
  /** The year that determines the colour of the leg to this place, four digits. */
  readonly year: string | null;
  /** The previous and the next stop along the route; null at its ends and for side points. */
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** What a place takes from its neighbours in the journey. */
export interface PlaceSurroundings {
  readonly previousDated: PlaceRecord | null;
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** A place and the reason why its route was not parsed. */
export interface PlaceReading {
  readonly place: Place;
  readonly routeError: RouteError | null;
}

/** Parses the size word of a place; null when it is missing or unknown. */
export function placeSize(word: string | null): PlaceSize | null {
  const lowered = word?.toLowerCase();
  return placeSizes.find((size) => size === lowered) ?? null;
}

/** Derives a place from its record, which is not modified. */
export function readPlace(record: PlaceRecord, surroundings: PlaceSurroundings): PlaceReading {
  const route = parseRoute(record.routejson);
  const place: Place = {
    record,
    id: record.place_id,
    position: toPosition(record),
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
  return { place, routeError: route.ok ? null : route.reason };
}
