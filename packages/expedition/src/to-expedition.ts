import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { listIndexedDays, isImplausiblyLong, maxIndexedStayDays } from './indexed-days.ts';
import type { Expedition, ExpeditionRecords, ExpeditionWarning } from './expedition.ts';
import { addTo, groupBy } from './group-by.ts';
import { compareImages } from './places/images.ts';
import type { Position } from './route/geography.ts';
import { compareTravelOrder, neighboursAlongPath, startsJourney } from './route/neighbours.ts';
import { readPlace, type Place } from './places/place.ts';
import { routeLegs } from './route-legs.ts';
import { compareTexts } from './texts/compare-texts.ts';

export type { Expedition, ExpeditionRecords, ExpeditionWarning } from './expedition.ts';
export type { Place } from './places/place.ts';
export type { RouteLeg } from './route-legs.ts';

export interface ExpeditionOptions {
  /** Ids of places that count as hidden, as those with a negative minzoom; by default none. */
  readonly hiddenIds?: ReadonlySet<number>;
  /** Called for every defective record. */
  onWarning?(warning: ExpeditionWarning): void;
}

type Warn = (code: ExpeditionWarning['code'], placeId: number, detail: string) => void;

/**
 * Builds the expedition from the API records: parses routes, classifies dates, sorts places in travel order and indexes
 * them. Never throws on defective records. Takes O(n log n) time.
 */
export function toExpedition(records: ExpeditionRecords, options: ExpeditionOptions = {}): Expedition {
  const warn: Warn = (code, placeId, detail) => options.onWarning?.({ code, placeId, detail });
  const placeRecords = uniqueInTravelOrder(records.places, warn);
  const places = readPlaces(hidePlaces(placeRecords, options.hiddenIds), warn);
  const path = places.filter((place) => place.record.ispathpart);
  const legs = routeLegs(path, inferredLines(records.inferredLegs ?? []));
  const legsByPlace = new Map(legs.map((leg) => [leg.toId, leg]));
  const imagesByPlace = groupBy(records.images.toSorted(compareImages), (image) => image.place_id);
  const textIdsByPlace = indexTextIds(records.textIds ?? []);
  return {
    places,
    path,
    legs,
    byId: new Map(places.map((place) => [place.id, place])),
    bySeqid: groupBy(places, (place) => place.record.seqid),
    byDay: indexDays(places, warn),
    getImages: (placeId) => imagesByPlace.get(placeId) ?? noImages,
    getTextIds: (placeId) => textIdsByPlace.get(placeId) ?? noTextIds,
    getLeg: (placeId) => legsByPlace.get(placeId) ?? null,
  };
}

function inferredLines(legs: readonly InferredLegRecord[]): ReadonlyMap<number, readonly Position[]> {
  return new Map(legs.map(({ place_id, points }) => [place_id, points]));
}

// Shared empty lists, so that repeated calls return the same reference and do not cause a re-render.
const noImages: readonly ImageRecord[] = [];
const noTextIds: readonly TextIdRecord[] = [];

function uniqueInTravelOrder(records: readonly PlaceRecord[], warn: Warn): PlaceRecord[] {
  const unique = new Map<number, PlaceRecord>();
  for (const record of records) {
    if (unique.has(record.place_id))
      warn('duplicate_place', record.place_id, 'duplicate id; the first record is used');
    else unique.set(record.place_id, record);
  }
  const sorted = [...unique.values()].toSorted(compareTravelOrder);
  sorted.forEach((record, index) => {
    const previous = sorted[index - 1];
    if (previous?.seqid === record.seqid) {
      warn(
        'duplicate_seqid',
        record.place_id,
        `shares seqid ${record.seqid} with place ${previous.place_id}`,
      );
    }
  });
  return sorted;
}

/** Gives hidden places a negative minzoom, so that they have no marker, are not found, and previous and next skip them. */
function hidePlaces(
  records: readonly PlaceRecord[],
  hiddenIds?: ReadonlySet<number>,
): readonly PlaceRecord[] {
  if (hiddenIds === undefined || hiddenIds.size === 0) return records;
  return records.map((record) => (hiddenIds.has(record.place_id) ? { ...record, minzoom: -1 } : record));
}

function readPlaces(records: readonly PlaceRecord[], warn: Warn): Place[] {
  const neighbours = neighboursAlongPath(records.filter((record) => record.ispathpart));
  let previousDated: PlaceRecord | null = null;
  const places: Place[] = [];
  for (const record of records) {
    const { previousId = null, nextId = null } = neighbours.get(record.place_id) ?? {};
    const dated = previousDated !== null && startsJourney(previousDated, record) ? null : previousDated;
    const { place, routeError } = readPlace(record, { previousDated: dated, previousId, nextId });
    if (routeError !== null) warn('invalid_route', place.id, `invalid route: ${routeError}`);
    if (record.zoom !== null && place.size === null) warn('unknown_size', place.id, 'unknown size word');
    if (record.ispathpart && (record.date ?? record.enddate) !== null) previousDated = record;
    places.push(place);
  }
  return places;
}

function indexDays(places: readonly Place[], warn: Warn): ReadonlyMap<string, readonly Place[]> {
  const byDay = new Map<string, Place[]>();
  for (const place of places) {
    if (isImplausiblyLong(place))
      warn('stay_too_long', place.id, `spans more than ${maxIndexedStayDays} days`);
    for (const day of listIndexedDays(place)) addTo(byDay, day, place);
  }
  return byDay;
}

function indexTextIds(textIds: readonly TextIdRecord[]): ReadonlyMap<number, readonly TextIdRecord[]> {
  const byPlace = new Map<number, TextIdRecord[]>();
  for (const textId of textIds.toSorted(compareTexts)) {
    for (const placeId of new Set(textId.place_ids)) addTo(byPlace, placeId, textId);
  }
  return byPlace;
}
