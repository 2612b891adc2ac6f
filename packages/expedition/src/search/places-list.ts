import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { AccuracyLevel, ContentLanguage, Transport, VisitedOn } from '@cae-map/contract/enumerations';
import { countImages, isShown, type ImageCounts, type ImageKind } from '../places/images.ts';
import { fold } from './words/fold.ts';
import { stayLength, type StayIcon } from '../dates/stays.ts';
import type { MarchComparison } from '../marches/compare-marches.ts';
import { getTitle } from '../texts/titles.ts';
import type { Expedition, Place } from '../to-expedition.ts';

/** A place in the list of all places: the fields that a row shows and those used for filters and order. */
export type ListedPlace = Pick<
  PlaceRecord,
  | 'place_id'
  | 'seqid'
  | 'title_ru'
  | 'title_en'
  | 'title_modern'
  | 'date'
  | 'enddate'
  | 'date_format'
  | 'date_acc'
  | 'visited_on'
  | 'go_by'
  | 'accuracy_level'
  | 'ispathpart'
> & {
  readonly stayIcon: StayIcon;
  /** The numbers of visible images of the place by kind, and of texts about it. */
  readonly imageCounts: ImageCounts;
  readonly textCount: number;
  /** The stated distance of the march to the place beside the line of the map; null if there is none, or if it is not asked for. */
  readonly march: MarchComparison | null;
};

export const listOrders = ['route', 'title', 'stay', 'pictures'] as const;
/**
 * In travel order, by title, by length of stay with unknown lengths last, or by number of images, in which illustrations drawn for
 * this site decide only between equal numbers of others.
 */
export type ListOrder = (typeof listOrders)[number];

/** The filters and the order of the list. Null and false mean no filter. */
export interface ListChoice {
  readonly section: VisitedOn | null;
  /** A year that includes a day of the stay. */
  readonly year: number | null;
  readonly transport: Transport | null;
  readonly accuracy: AccuracyLevel | null;
  readonly stay: StayIcon | null;
  /** A kind of which the place has images. */
  readonly imageKind: ImageKind | null;
  readonly withTexts: boolean;
  /** Only places whose stated distance differs from the line by more than a third. */
  readonly mileageDiffers: boolean;
  readonly order: ListOrder;
}

/** No filters, in travel order. */
export const wholeList: ListChoice = {
  section: null,
  year: null,
  transport: null,
  accuracy: null,
  stay: null,
  imageKind: null,
  withTexts: false,
  mileageDiffers: false,
  order: 'route',
};

/**
 * The places with a minzoom above 0, in travel order.
 * @param marches the stated distances beside the lines, by place id
 */
export function listedPlaces(
  expedition: Expedition,
  marches: ReadonlyMap<number, MarchComparison> = new Map(),
): ListedPlace[] {
  return expedition.places
    .filter(({ record }) => record.minzoom > 0)
    .map((place) => ({ ...listedPlace(place, expedition), march: marches.get(place.id) ?? null }));
}

function listedPlace({ id, record, stayIcon }: Place, expedition: Expedition): Omit<ListedPlace, 'march'> {
  return {
    place_id: id,
    seqid: record.seqid,
    title_ru: record.title_ru,
    title_en: record.title_en,
    title_modern: record.title_modern,
    date: record.date,
    enddate: record.enddate,
    date_format: record.date_format,
    date_acc: record.date_acc,
    visited_on: record.visited_on,
    go_by: record.go_by,
    accuracy_level: record.accuracy_level,
    ispathpart: record.ispathpart,
    stayIcon,
    imageCounts: countImages(expedition.getImages(id).filter((image) => isShown(image, false))),
    textCount: expedition.getTextIds(id).length,
  };
}

/** The first and last year of a stay; null when undated. */
export function stayYears({ date, enddate }: Pick<PlaceRecord, 'date' | 'enddate'>): [number, number] | null {
  const first = date ?? enddate;
  return first === null ? null : [Number(first.slice(0, 4)), Number((enddate ?? first).slice(0, 4))];
}

/** The filtered and sorted places. Does not depend on the order of the input. */
export function chosenPlaces(
  places: readonly ListedPlace[],
  choice: ListChoice,
  language: ContentLanguage,
): ListedPlace[] {
  return places
    .filter((place) => isChosen(place, choice))
    .toSorted((a, b) => compareBy(choice.order, language)(a, b) || byRoute(a, b));
}

function isChosen(place: ListedPlace, choice: ListChoice): boolean {
  return (
    (choice.section === null || place.visited_on === choice.section) &&
    (choice.year === null || isInYear(place, choice.year)) &&
    (choice.transport === null || place.go_by === choice.transport) &&
    (choice.accuracy === null || place.accuracy_level === choice.accuracy) &&
    (choice.stay === null || place.stayIcon === choice.stay) &&
    (choice.imageKind === null || place.imageCounts[choice.imageKind] > 0) &&
    (!choice.withTexts || place.textCount > 0) &&
    (!choice.mileageDiffers || place.march?.differs === true)
  );
}

function isInYear(place: ListedPlace, year: number): boolean {
  const years = stayYears(place);
  return years !== null && years[0] <= year && year <= years[1];
}

/** The number of images that were not drawn for this site. */
function countOthers({ imageCounts: { painting, photograph, other } }: ListedPlace): number {
  return painting + photograph + other;
}

type Compare = (a: ListedPlace, b: ListedPlace) => number;

const byRoute: Compare = (a, b) => a.seqid - b.seqid || a.place_id - b.place_id;

function compareBy(order: ListOrder, language: ContentLanguage): Compare {
  switch (order) {
    case 'route':
      return byRoute;
    case 'title': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return (a, b) => compare(getTitle(a, language), getTitle(b, language));
    }
    case 'stay':
      return (a, b) => (stayLength(b) ?? 0) - (stayLength(a) ?? 0);
    case 'pictures':
      return (a, b) =>
        countOthers(b) - countOthers(a) || b.imageCounts.illustration - a.imageCounts.illustration;
  }
}

/**
 * Returns whether a name of a place contains a string, ignoring case and diacritics. Used where the search index is not
 * available; the empty string matches every place.
 */
export function isNamedLike(place: ListedPlace, typed: string): boolean {
  const wanted = fold(typed).trim();
  return [place.title_ru, place.title_en, place.title_modern].some((name) => fold(name).includes(wanted));
}
