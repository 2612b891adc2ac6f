import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { queryOptions, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useHasCapability } from '../session/use-offered.ts';
import { callQuery } from './query/call-query.ts';
import { callKey } from './query-key.ts';
import { useRequiredClient } from './use-required-client.ts';

/** How long the list is used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** All places with their private fields and versions. */
export function editorPlacesQuery(client: BrowserApiClient) {
  return queryOptions({
    ...callQuery(client, 'listPlacesForEditors', {}),
    staleTime: freshMilliseconds,
  });
}

/** The places that are loaded for editors, with their current versions. */
export function readEditorPlaces(queryClient: QueryClient): readonly PlaceRevision[] {
  return queryClient.getQueryData<readonly PlaceRevision[]>(callKey('listPlacesForEditors')) ?? [];
}

/** The places as editors read them; without an administrator account nothing is requested. */
export function useEditorPlaces(): UseQueryResult<readonly PlaceRevision[]> {
  const isEnabled = useHasCapability('places.write');
  return useQuery({ ...editorPlacesQuery(useRequiredClient()), enabled: isEnabled });
}
