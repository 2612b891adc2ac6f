import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { findPlaces } from '../../search/names/find-places.ts';
import { indexPlaceNames, type PlaceNames } from '../../search/names/place-names.ts';
import { readQuery } from '../../search/read-query.ts';
import type { PlaceAlias } from '../../search/aliases.ts';
import { byNearness, type LinkableRecord } from './linkable-records.ts';

/** Records that are found by any spelling of their names. */
export interface RecordSearch {
  readonly records: readonly LinkableRecord[];
  readonly names: PlaceNames;
}

/** Prepares records for `searchRecords`. @param aliases of places, by their ids */
export function indexRecords(
  records: readonly LinkableRecord[],
  aliases: readonly PlaceAlias[] = [],
): RecordSearch {
  const indexes = new Map(
    records.flatMap(({ target }, index) =>
      target.kind === 'place' ? target.placeIds.map((id) => [id, index] as const) : [],
    ),
  );
  // The search knows places; here the id of one is the index of its record, from 1.
  const places = records.map(({ titles, otherNames }, index) => ({
    place_id: index + 1,
    seqid: index,
    title_ru: titles.ru,
    title_en: titles.en,
    title_modern: otherNames,
    minzoom: 1,
    visited_on: 'cae' as const,
    position: null,
    firstDay: null,
    lastDay: null,
  }));
  const ofRecords = aliases.flatMap((alias) => {
    const index = indexes.get(alias.placeId);
    return index === undefined ? [] : [{ ...alias, placeId: index + 1 }];
  });
  return { records, names: indexPlaceNames(places, ofRecords) };
}

interface SearchOptions {
  readonly language: ContentLanguage;
  /** The day of the text, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly limit: number;
}

/**
 * Finds the records that a name in any spelling and case may mean: the nearest in time first, and similar names after those that are
 * written so. Without a name they are the nearest ones.
 */
export function searchRecords(
  { records, names }: RecordSearch,
  typed: string,
  { language, day, limit }: SearchOptions,
): LinkableRecord[] {
  const query = readQuery(typed);
  const compare = byNearness(day);
  if (query === null) return records.toSorted(compare).slice(0, limit);
  const found = findPlaces(names, query.words, { language, guesses: 'always' }).flatMap(
    ({ place, isGuess, isWholeName }) => {
      const record = records[place];
      return record === undefined ? [] : [{ record, cost: Number(isGuess) * 2 + Number(!isWholeName) }];
    },
  );
  return found
    .toSorted((one, other) => one.cost - other.cost || compare(one.record, other.record))
    .slice(0, limit)
    .map(({ record }) => record);
}
