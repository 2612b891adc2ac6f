import { readAliases } from '@cae-map/expedition/search/aliases';
import { searchInput } from '@cae-map/expedition/search/search-input';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { allTextsQuery } from '../../../lib/api/all-texts-query.ts';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { logWarning } from '../../../lib/log.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { indexForSearch, restartSearch, useSearchEngineState } from './search-engine-store.ts';

/** How far what can be found is loaded. The texts come by a long call of their own, and may fail without the rest. */
export interface SearchReadiness {
  /** Nothing can be searched: the places or what searches them did not load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly texts: 'loading' | 'ready' | 'failed';
  readonly retryTexts: () => void;
}

const aliasesQuery = queryOptions({
  queryKey: ['place-aliases'] as const,
  queryFn: async () => {
    const file: unknown = (await import('../../../../../../content/names/aliases.json')).default;
    const { aliases, errors } = readAliases(file);
    for (const error of errors) logWarning(`aliases of places: ${error}`);
    return aliases;
  },
  staleTime: Infinity,
  // A part of the program, not an answer of the server: the visitor decides on another try.
  retry: false,
});

/** Gives the search what is loaded, where somebody wants to search: places at once, texts as soon as they are there. */
export function useSearchContent({ isWanted }: { readonly isWanted: boolean }): SearchReadiness {
  const places = useExpeditionQuery();
  const expedition = isWanted ? (places.data?.expedition ?? null) : null;
  const aliasesState = useQuery({ ...aliasesQuery, enabled: isWanted });
  const aliases = aliasesState.data;
  const engine = useSearchEngineState();
  const textsQuery = allTextsQuery(useApiClient());
  const { data: texts, isError, isSuccess, refetch } = useQuery({ ...textsQuery, enabled: isWanted });
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const whitelist = useShownPlaces();
  const input = useMemo(
    () =>
      expedition && aliases
        ? searchInput(expedition, { texts: texts ?? [], aliases, showAllPhotos, whitelist })
        : null,
    [expedition, aliases, texts, showAllPhotos, whitelist],
  );
  useEffect(() => {
    if (input !== null) indexForSearch(input);
  }, [input]);
  return {
    hasFailed: isWanted && (isMissing(places) || isMissing(aliasesState) || engine.hasFailed),
    retry() {
      if (isMissing(places)) void places.refetch();
      if (isMissing(aliasesState)) void aliasesState.refetch();
      restartSearch();
    },
    texts: isError ? 'failed' : isSuccess ? 'ready' : 'loading',
    retryTexts: () => void refetch(),
  };
}

/** Whether a query has failed and left nothing; not while it is tried again. */
function isMissing({ data, isError, isFetching }: UseQueryResult): boolean {
  return data === undefined && isError && !isFetching;
}
