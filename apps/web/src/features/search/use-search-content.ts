import { readAliases } from '@cae-map/expedition/search/aliases';
import { searchInput } from '@cae-map/expedition/search/search-input';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { allTextsQuery } from '../../lib/api/all-texts.ts';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { logWarning } from '../../lib/log.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import { indexForSearch } from './search-engine-store.ts';

/** How far what can be found is loaded. The texts come by a long call of their own, and may fail without the rest. */
export interface SearchReadiness {
  readonly texts: 'loading' | 'ready' | 'failed';
  readonly retryTexts: () => void;
}

const aliasesQuery = queryOptions({
  queryKey: ['place-aliases'] as const,
  queryFn: async () => {
    const file: unknown = (await import('../../../../../content/names/aliases.json')).default;
    const { aliases, faults } = readAliases(file);
    for (const fault of faults) logWarning(`aliases of places: ${fault}`);
    return aliases;
  },
  staleTime: Infinity,
});

/** Gives the search what is loaded, where somebody wants to search: places at once, texts as soon as they are there. */
export function useSearchContent({ isWanted }: { readonly isWanted: boolean }): SearchReadiness {
  const loaded = useExpedition();
  const expedition = isWanted ? loaded : null;
  const { data: aliases } = useQuery({ ...aliasesQuery, enabled: isWanted });
  const textsQuery = allTextsQuery(useApiClient());
  const { data: texts, isError, isSuccess, refetch } = useQuery({ ...textsQuery, enabled: isWanted });
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const input = useMemo(
    () =>
      expedition && aliases ? searchInput(expedition, { texts: texts ?? [], aliases, showAllPhotos }) : null,
    [expedition, aliases, texts, showAllPhotos],
  );
  useEffect(() => {
    if (input !== null) indexForSearch(input);
  }, [input]);
  return {
    texts: isError ? 'failed' : isSuccess ? 'ready' : 'loading',
    retryTexts: () => void refetch(),
  };
}
