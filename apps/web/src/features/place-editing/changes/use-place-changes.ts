import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** The last changes of a place; loaded again with each visit. */
export function usePlaceChanges(placeId: number): UseQueryResult<readonly RecordChange[]> {
  return useQuery(callQuery(useRequiredClient(), 'listPlaceChanges', { place_id: placeId }));
}

/** The last changes of all places; loaded again with each visit. */
export function useRecentPlaceChanges(): UseQueryResult<readonly RecordChange[]> {
  return useQuery(callQuery(useRequiredClient(), 'listRecentPlaceChanges', {}));
}
