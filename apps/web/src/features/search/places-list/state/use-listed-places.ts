import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chosenPlaces, isNamedLike, type ListedPlace } from '@cae-map/expedition/search/places-list';
import { readQuery } from '@cae-map/expedition/search/read-query';
import type { DidYouMean, PlaceHit } from '@cae-map/expedition/search/search-answer';
import { useMemo } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import type { ListState } from './list-query.ts';
import { foundPlaceIds } from '../../by-words/search-choices.ts';
import { useSearch, type AnsweredQuery } from '../../engine/use-search.ts';
import { useSearchContent } from '../../engine/use-search-content.ts';

/** Exceeds the number of places, so that the list contains all of them. */
const unlimited = 100_000;

interface FoundPlaces {
  readonly places: readonly ListedPlace[];
  /** The hits of the search by place id. */
  readonly hits: ReadonlyMap<number, PlaceHit>;
  readonly didYouMean: DidYouMean | null;
}

/** The places in the list. */
export interface ListedPlaces extends FoundPlaces {
  /** Retries the search; null unless it failed to load. */
  readonly retrySearch: (() => void) | null;
}

/**
 * Returns the filtered places that match the text. Until the search has responded, and without scripts, a place matches by a
 * part of its name; afterwards by the search, with the best match first.
 */
export function useListedPlaces(all: readonly ListedPlace[], { typed, choice }: ListState): ListedPlaces {
  const { language } = useLanguage();
  const hasQuery = readQuery(typed) !== null;
  const { hasFailed, retry } = useSearchContent({ isEnabled: hasQuery });
  const found = useSearch({ typed, limit: unlimited, isImmediate: true });
  const listed = useMemo<FoundPlaces>(() => {
    if (!hasQuery || found?.query !== typed) {
      return {
        places: placesWithoutSearch(all, { typed, choice }, language),
        hits: new Map(),
        didYouMean: null,
      };
    }
    return selectFound(chosenPlaces(all, choice, language), found, choice.order === 'route');
  }, [all, choice, language, hasQuery, found, typed]);
  return { ...listed, retrySearch: hasFailed ? retry : null };
}

/** Returns the filtered places whose names match the text, as the server lists them. */
export function placesWithoutSearch(
  all: readonly ListedPlace[],
  { typed, choice }: ListState,
  language: ContentLanguage,
): readonly ListedPlace[] {
  const chosen = chosenPlaces(all, choice, language);
  return readQuery(typed) === null ? chosen : chosen.filter((place) => isNamedLike(place, typed));
}

function selectFound(
  chosen: readonly ListedPlace[],
  { answer }: AnsweredQuery,
  isBestFirst: boolean,
): FoundPlaces {
  const placeHits = answer.hits.filter((hit) => hit.kind !== 'text' && hit.kind !== 'caption');
  const rankById = new Map(foundPlaceIds({ ...answer, hits: placeHits }).map((id, rank) => [id, rank]));
  const getRank = ({ place_id }: ListedPlace): number => rankById.get(place_id) ?? 0;
  const places = chosen.filter(({ place_id }) => rankById.has(place_id));
  return {
    places: isBestFirst ? places.toSorted((a, b) => getRank(a) - getRank(b)) : places,
    hits: new Map(answer.hits.flatMap((hit) => (hit.kind === 'place' ? [[hit.placeId, hit]] : []))),
    didYouMean: answer.didYouMean,
  };
}
