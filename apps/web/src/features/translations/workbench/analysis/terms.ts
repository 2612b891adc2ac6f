import type { ApiClient } from '@cae-map/contract/api/client';
import { targetKey } from '@cae-map/expedition/sentences/marked-text';
import { indexNames, shortestLinkedName } from '@cae-map/expedition/sentences/names/known-names';
import { linkableRecords } from '@cae-map/expedition/sentences/names/linkable-records';
import { createGlossary, type Glossary } from '@cae-map/expedition/translations/glossary/glossary';
import { glossaryEntries } from '@cae-map/expedition/translations/glossary/glossary-entries';
import type { MarkNames } from '@cae-map/expedition/translations/marks/travelling-marks';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApiClient } from '../../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../../lib/api/lists.ts';
import { logWarning } from '../../../../lib/log.ts';

/** The names of places and people, for the terms of a source and for its marks. */
export interface Terms {
  readonly glossary: Glossary;
  readonly names: MarkNames;
}

/** Kept outside of the query cache, which would make them again after each save. */
const termsStore = createStore<{ readonly terms: Terms | null }>(() => ({ terms: null }));

/** The names of places and people; null until they are loaded. A translation is possible without them. */
export function useTerms(): Terms | null {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const terms = useStore(termsStore, (state) => state.terms);
  const isLoaded = terms !== null;
  useEffect(() => {
    if (isLoaded) return;
    loadTerms(queryClient, client).then(
      (loaded) => termsStore.setState({ terms: loaded }),
      (error: unknown) => logWarning(`the names of places are not loaded: ${String(error)}`),
    );
  }, [queryClient, client, isLoaded]);
  return terms;
}

async function loadTerms(queryClient: QueryClient, client: ApiClient): Promise<Terms> {
  const [places, people] = await Promise.all([
    queryClient.fetchQuery(listQuery(client, 'listPlaces')),
    queryClient.fetchQuery(listQuery(client, 'listPeople')),
  ]);
  const records = linkableRecords(places.records, people.records);
  const byKey = new Map(records.map((record) => [targetKey(record.target), record]));
  return {
    glossary: createGlossary(glossaryEntries(places.records, people.records)),
    names: {
      known: indexNames(
        records.flatMap(({ names }) => names),
        shortestLinkedName,
      ),
      namesOfTarget: (target) =>
        (target.kind === 'place'
          ? target.placeIds.map((id) => targetKey({ kind: 'place', placeIds: [id] }))
          : [targetKey(target)]
        ).flatMap((key) => byKey.get(key)?.names ?? []),
    },
  };
}
