import { readAliases } from '@cae-map/expedition/search/aliases';
import { searchInput } from '@cae-map/expedition/search/search-input';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { allTextsQuery } from '../../lib/api/all-texts.ts';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { logWarning } from '../../lib/log.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import { createSearchEngine, startSearchThread, type SearchEngine } from './search-engine.ts';

/** What the search can find at the moment. */
export interface SearchReadiness {
  /** Null until there is something to search. Another object when more can be found. */
  readonly engine: { readonly engine: SearchEngine } | null;
  /** The texts come by a long call of their own, and may fail without the rest. */
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

/** The engine over what is loaded: places at once, texts as soon as they are there. */
export function useSearchEngine(): SearchReadiness {
  const expedition = useExpedition();
  const { data: aliases = null } = useQuery(aliasesQuery);
  const texts = useQuery(allTextsQuery(useApiClient()));
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const [engine, setEngine] = useState<SearchEngine | null>(null);
  const [indexed, setIndexed] = useState<SearchReadiness['engine']>(null);
  useEffect(() => {
    const started = createSearchEngine(startSearchThread());
    setEngine(started);
    return () => started.close();
  }, []);
  const loadedTexts = texts.data ?? null;
  useEffect(() => {
    if (engine === null || expedition === null || aliases === null) return;
    engine.index(searchInput(expedition, { texts: loadedTexts ?? [], aliases, showAllPhotos }));
    setIndexed({ engine });
  }, [engine, expedition, aliases, loadedTexts, showAllPhotos]);
  return {
    engine: indexed,
    texts: texts.isError ? 'failed' : texts.isSuccess ? 'ready' : 'loading',
    retryTexts: () => void texts.refetch(),
  };
}
