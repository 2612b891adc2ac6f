import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRequiredClient } from './use-required-client.ts';
import { privateKey } from './private-data.ts';
import { useIsInAudience } from '../session/use-offered.ts';

/** How long the list is used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** Query key of the places with the fields that only editors may read. */
export const editorPlacesKey = [privateKey, 'editor-places'] as const;

/** All places with their private fields and versions. */
export function editorPlacesQuery(client: BrowserApiClient) {
  return queryOptions({
    queryKey: editorPlacesKey,
    queryFn: ({ signal }) => client.call('listPlacesForEditors', {}, { signal }),
    staleTime: freshMilliseconds,
    retry: 1,
  });
}

/** The places as editors read them; without an administrator account nothing is requested. */
export function useEditorPlaces(): UseQueryResult<readonly PlaceRevision[]> {
  const isEnabled = useIsInAudience('editors');
  return useQuery({ ...editorPlacesQuery(useRequiredClient()), enabled: isEnabled });
}
