import type { VisitedOn } from '@cae-map/contract/enumerations';
import { stayDays } from './dates/stays.ts';
import type { Expedition } from './expedition.ts';
import type { Position } from './route/geography.ts';
import type { Place } from './places/place.ts';

/** A place with a position and the nights spent there. */
export interface PlaceNights {
  readonly place: Place;
  readonly position: Position;
  readonly nights: number;
}

/** The nights between arrival and departure; 0 if the dates are not exact to the day. */
export function countNights(place: Pick<Place, 'record' | 'precision'>): number {
  return place.precision === 'day' ? (stayDays(place.record) ?? 0) : 0;
}

/** The places of some sections that are not hidden, in travel order, with their nights. */
export function listNights(expedition: Expedition, sections: readonly VisitedOn[]): readonly PlaceNights[] {
  return expedition.places.flatMap((place) => {
    const { position, record } = place;
    const isVisible = record.minzoom > 0 && sections.includes(record.visited_on);
    return position !== null && isVisible ? [{ place, position, nights: countNights(place) }] : [];
  });
}

/** The longest stays first; stays of equal length are in travel order. */
export function longestStays(nights: readonly PlaceNights[], count: number): readonly PlaceNights[] {
  return nights
    .filter((stay) => stay.nights > 0)
    .toSorted((one, other) => other.nights - one.nights)
    .slice(0, count);
}
