import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import { toHeights, type Heights } from '@cae-map/expedition/heights/heights';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.tsx';
import { listQuery, type LoadedList } from '../api/lists.ts';
import { useIsAfterFirstDrawing } from '../loading/first-screen.ts';
import { embeddedHeightQuery } from './embedded-height-query.ts';

const noHeights: Heights = new Map();
const selectHeights = ({ records }: LoadedList<'listHeights'>): Heights => toHeights(records);

/** The heights of all places, loaded after the first drawing of the map: null until then, empty if they cannot be loaded. */
export function useHeights(): Heights | null {
  const enabled = useIsAfterFirstDrawing();
  const { data, isError } = useQuery({
    ...listQuery(useApiClient(), 'listHeights'),
    enabled,
    select: selectHeights,
  });
  return data ?? (isError ? noHeights : null);
}

/** The height of a place, from the loaded heights or embedded in the page; null if it is unknown. */
export function usePlaceHeight(placeId: number): Omit<PlaceHeightRecord, 'samples'> | null {
  const { data: embedded } = useQuery(embeddedHeightQuery(placeId));
  return useHeights()?.get(placeId) ?? embedded?.record ?? null;
}
