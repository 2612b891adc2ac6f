import type { PlaceAlias } from '@cae-map/expedition/search/aliases';
import { searchInput } from '@cae-map/expedition/search/search-input';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { allTextsQuery } from '../../../lib/api/texts/all-texts-query.ts';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { aliasesQuery } from './aliases-query.ts';
import { indexForSearch, restartSearch, useSearchEngineState } from './search-engine-store.ts';

/** The loading state of the searchable content. The texts have a separate request, which may fail independently. */
export interface SearchReadiness {
  /** Whether the places or the search worker failed to load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly texts: 'loading' | 'ready' | 'failed';
  readonly retryTexts: () => void;
}

const noAliases: readonly PlaceAlias[] = [];

/** Indexes the content while the search is enabled: places first, texts as soon as they are loaded. */
export function useSearchContent({ isEnabled }: { readonly isEnabled: boolean }): SearchReadiness {
  const places = useExpeditionQuery();
  const expedition = isEnabled ? (places.data?.expedition ?? null) : null;
  const engine = useSearchEngineState();
  const client = useApiClient();
  const { data: names, isError: hasNoNames } = useQuery({ ...aliasesQuery(client), enabled: isEnabled });
  // Without the other names the search still finds places by their titles.
  const aliases = names ?? (hasNoNames ? noAliases : undefined);
  const textsQuery = allTextsQuery(client);
  // The search works without people and works until they are loaded.
  const people = useQuery({ ...listQuery(client, 'listPeople'), enabled: isEnabled }).data?.records;
  const works = useQuery({ ...listQuery(client, 'listWorks'), enabled: isEnabled }).data?.records;
  const { data: texts, isError, isSuccess, refetch } = useQuery({ ...textsQuery, enabled: isEnabled });
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const whitelist = useShownPlaces();
  const input = useMemo(
    () =>
      expedition && aliases
        ? searchInput(expedition, {
            texts: texts ?? [],
            people: people ?? [],
            works: works ?? [],
            aliases,
            showAllPhotos,
            whitelist,
          })
        : null,
    [expedition, aliases, texts, people, works, showAllPhotos, whitelist],
  );
  useEffect(() => {
    if (input !== null) indexForSearch(input);
  }, [input]);
  return {
    hasFailed: isEnabled && (isMissing(places) || engine.hasFailed),
    retry() {
      if (isMissing(places)) void places.refetch();
      restartSearch();
    },
    texts: isError ? 'failed' : isSuccess ? 'ready' : 'loading',
    retryTexts: () => void refetch(),
  };
}

/** Whether a query has failed without data and is not being retried. */
function isMissing({ data, isError, isFetching }: UseQueryResult): boolean {
  return data === undefined && isError && !isFetching;
}
