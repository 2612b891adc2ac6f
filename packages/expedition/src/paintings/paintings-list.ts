import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { isShown } from '../places/images.ts';
import type { Place } from '../places/place.ts';
import { fold } from '../search/words/fold.ts';
import { splitWords } from '../search/words/words.ts';
import { isListed } from '../shown-stops.ts';
import { getTitle } from '../texts/titles.ts';
import type { Expedition } from '../to-expedition.ts';
import { collectionName } from './collection-name.ts';

/** A painting of the catalogue. */
export interface ListedPainting {
  readonly image: ImageRecord;
  /** The place that it shows or where it was made; null if the record has none. */
  readonly place: Place | null;
  /** The end of the stretch of road on which it was made, which begins at `place`; null if its place is known. */
  readonly until: Place | null;
  /** The museum or collection in English if it has an English name; null if it is not recorded. */
  readonly museum: string | null;
}

export const paintingGroupings = ['stop', 'year', 'museum'] as const;
export type PaintingGrouping = (typeof paintingGroupings)[number];

/** The value of a filter for paintings whose record has no such value. */
export const notRecorded = 'none';

/** The filters of the catalogue, which are combined. Null means no filter. */
export interface PaintingChoice {
  /** Words of the title or of its places in any language, in any order. */
  readonly typed: string;
  /** A place, or an end of the stretch of road. */
  readonly stop: number | null;
  readonly year: number | typeof notRecorded | null;
  /** A museum or `notRecorded`. */
  readonly museum: string | null;
}

/** No filters. */
export const allPaintings: PaintingChoice = { typed: '', stop: null, year: null, museum: null };

/**
 * Lists the visible paintings in the order of their places along the route, then by year and `image_seqid`; paintings without
 * a place are last.
 * @param whitelist ids of the visible places; empty means all
 */
export function listedPaintings(
  { byId }: Pick<Expedition, 'byId'>,
  images: readonly ImageRecord[],
  whitelist: readonly number[] = [],
): ListedPainting[] {
  return images
    .filter((image) => image.image_type === 'painting' && !image.is_illustration && isShown(image, false))
    .map((image): ListedPainting => {
      const place = image.place_id === null ? null : (byId.get(image.place_id) ?? null);
      const until = image.until_place_id === null ? null : (byId.get(image.until_place_id) ?? null);
      return { image, place, until, museum: collectionName(image, 'en')?.text ?? null };
    })
    .filter(({ place }) => (place === null ? whitelist.length === 0 : isListed(place.id, whitelist)))
    .toSorted((a, b) => compareByRoute(a, b) || compareByYear(a, b) || compareByRecord(a, b));
}

/** Returns the paintings that pass the filters, in the order of the input. */
export function filterPaintings(
  paintings: readonly ListedPainting[],
  { typed, stop, year, museum }: PaintingChoice,
): ListedPainting[] {
  const words = splitWords(typed).map(({ folded }) => folded);
  return paintings.filter(
    (painting) =>
      (stop === null || painting.place?.id === stop || painting.until?.id === stop) &&
      (year === null || (painting.image.year ?? notRecorded) === year) &&
      (museum === null || (painting.museum ?? notRecorded) === museum) &&
      hasInNames(painting, words),
  );
}

/** Whether the titles of the painting and of its places contain all words, ignoring case and diacritics. */
function hasInNames({ image, place, until }: ListedPainting, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const titled = [image, place?.record, until?.record].filter((each) => each !== undefined);
  const names = fold(titled.map(({ title_ru, title_en }) => `${title_ru} ${title_en}`).join(' '));
  return words.every((word) => names.includes(word));
}

/** Paintings with a common stop, year or museum. */
export interface PaintingGroup {
  /** Unique within the list; `notRecorded` if the records have no value. */
  readonly key: string;
  readonly paintings: readonly ListedPainting[];
}

/**
 * Groups paintings by stop in travel order, by year, or by museum, sorted by name in the collation of the language. Paintings without a value are the
 * last group. Within a group the order of the input is kept.
 */
export function groupPaintings(
  paintings: readonly ListedPainting[],
  grouping: PaintingGrouping,
  language: ContentLanguage,
): PaintingGroup[] {
  const groups = new Map<string, ListedPainting[]>();
  for (const painting of paintings) {
    const key = groupKey(painting, grouping);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [painting]);
    else group.push(painting);
  }
  const sorted = [...groups].map(([key, members]): PaintingGroup => ({ key, paintings: members }));
  const isLast = ({ key }: PaintingGroup): number => Number(key === notRecorded);
  // Groups of stops have the order of the paintings.
  const sortKey = ({ key, paintings: [first] }: PaintingGroup): string =>
    grouping === 'museum' && first !== undefined ? (collectionName(first.image, language)?.text ?? key) : key;
  const compare = (a: PaintingGroup, b: PaintingGroup): number =>
    grouping === 'stop' ? 0 : sortKey(a).localeCompare(sortKey(b), language, { numeric: true });
  return sorted.toSorted((a, b) => isLast(a) - isLast(b) || compare(a, b));
}

function groupKey({ image, place, museum }: ListedPainting, grouping: PaintingGrouping): string {
  switch (grouping) {
    case 'stop':
      return place === null ? notRecorded : String(place.id);
    case 'year':
      return image.year === null ? notRecorded : String(image.year);
    case 'museum':
      return museum ?? notRecorded;
  }
}

/** The values that occur in a list of paintings, for its filters. */
export interface PaintingValues {
  /** The stops in travel order with their titles. */
  readonly stops: readonly { readonly id: number; readonly title: string }[];
  readonly years: readonly (number | typeof notRecorded)[];
  /** The keys of the museums with their names in the language of the page. */
  readonly museums: readonly { readonly key: string; readonly name: string }[];
}

/** Lists the values of the filters; `notRecorded` is the last value of a list if a record has none. */
export function paintingValues(
  paintings: readonly ListedPainting[],
  language: ContentLanguage,
): PaintingValues {
  const groups = (grouping: PaintingGrouping): PaintingGroup[] =>
    groupPaintings(paintings, grouping, language);
  const places = new Map(
    paintings.flatMap(({ place, until }) =>
      [place, until].flatMap((each) => (each === null ? [] : [[each.id, each] as const])),
    ),
  );
  const inTravelOrder = [...places.values()].toSorted(
    (a, b) => a.record.seqid - b.record.seqid || a.id - b.id,
  );
  return {
    stops: inTravelOrder.map(({ id, record }) => ({ id, title: getTitle(record, language) })),
    years: groups('year').map(({ key }) => (key === notRecorded ? key : Number(key))),
    museums: groups('museum').map(({ key, paintings: [first] }) => ({
      key,
      name: (first === undefined ? null : collectionName(first.image, language))?.text ?? key,
    })),
  };
}

/** Returns the distinct ids of the places of some paintings, in the order of the paintings. */
export function placesOfPaintings(paintings: readonly ListedPainting[]): number[] {
  return [...new Set(paintings.flatMap(({ place }) => (place === null ? [] : [place.id])))];
}

function compareByRoute({ place: a }: ListedPainting, { place: b }: ListedPainting): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.record.seqid - b.record.seqid || a.id - b.id;
}

function compareByYear({ image: a }: ListedPainting, { image: b }: ListedPainting): number {
  return (a.year ?? Infinity) === (b.year ?? Infinity) ? 0 : (a.year ?? Infinity) - (b.year ?? Infinity);
}

function compareByRecord({ image: a }: ListedPainting, { image: b }: ListedPainting): number {
  return a.image_seqid - b.image_seqid || a.image_id - b.image_id;
}
