import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chosenPlaces, isNamedLike, type ListedPlace } from '@cae-map/expedition/search/places-list';
import { readQuery } from '@cae-map/expedition/search/read-query';
import type { DidYouMean, PlaceHit } from '@cae-map/expedition/search/search-answer';
import { useMemo } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import type { ListState } from './list-address.ts';
import { foundPlaceIds } from '../../by-words/search-choices.ts';
import { useSearch, type AnsweredQuery } from '../../engine/use-search.ts';
import { useSearchContent } from '../../engine/use-search-content.ts';

/** More than there are places: the list leaves none out. */
const everyPlace = 100_000;

interface FoundPlaces {
  readonly places: readonly ListedPlace[];
  /** By what each place was found. */
  readonly hits: ReadonlyMap<number, PlaceHit>;
  readonly didYouMean: DidYouMean | null;
}

/** What the list shows. */
export interface ListedPlaces extends FoundPlaces {
  /** Another try at the search; null unless it did not load. */
  readonly retrySearch: (() => void) | null;
}

/**
 * The places that are chosen and found. Before the search has answered, and where there is no script, a place is found by
 * a part of its name as it is written; then as the search finds it, with what is most like it first.
 */
export function useListedPlaces(all: readonly ListedPlace[], { typed, choice }: ListState): ListedPlaces {
  const { language } = useLanguage();
  const isAsked = readQuery(typed) !== null;
  const { hasFailed, retry } = useSearchContent({ isWanted: isAsked });
  const found = useSearch({ typed, limit: everyPlace, isHurried: true });
  const listed = useMemo<FoundPlaces>(() => {
    if (!isAsked || found?.query !== typed) {
      return {
        places: placesWithoutSearch(all, { typed, choice }, language),
        hits: new Map(),
        didYouMean: null,
      };
    }
    return foundAmong(chosenPlaces(all, choice, language), found, choice.order === 'route');
  }, [all, choice, language, isAsked, found, typed]);
  return { ...listed, retrySearch: hasFailed ? retry : null };
}

/** The places that are chosen and, where something is asked for, named like it: as the server lists them. */
export function placesWithoutSearch(
  all: readonly ListedPlace[],
  { typed, choice }: ListState,
  language: ContentLanguage,
): readonly ListedPlace[] {
  const chosen = chosenPlaces(all, choice, language);
  return readQuery(typed) === null ? chosen : chosen.filter((place) => isNamedLike(place, typed));
}

function foundAmong(
  chosen: readonly ListedPlace[],
  { answer }: AnsweredQuery,
  isBestFirst: boolean,
): FoundPlaces {
  const ofPlaces = answer.hits.filter((hit) => hit.kind !== 'text' && hit.kind !== 'caption');
  const rankById = new Map(foundPlaceIds({ ...answer, hits: ofPlaces }).map((id, rank) => [id, rank]));
  const rankOf = ({ place_id }: ListedPlace): number => rankById.get(place_id) ?? 0;
  const places = chosen.filter(({ place_id }) => rankById.has(place_id));
  return {
    places: isBestFirst ? places.toSorted((a, b) => rankOf(a) - rankOf(b)) : places,
    hits: new Map(answer.hits.flatMap((hit) => (hit.kind === 'place' ? [[hit.placeId, hit]] : []))),
    didYouMean: answer.didYouMean,
  };
}
