import type { ApiClient } from '@cae-map/contract/api/client';
import { toExpedition, type Expedition, type ExpeditionRecords } from '@cae-map/expedition/to-expedition';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { logWarning } from '../log.ts';
import { listQuery } from './lists.ts';

/** The expedition as features read it, and how fresh it is. */
export interface LoadedExpedition {
  readonly expedition: Expedition;
  /** When the shown data were saved, if the server did not answer; null for fresh data. */
  readonly savedAt: string | null;
  /** Set when the pictures could not be loaded at all; the map works without them. */
  readonly imagesFailure: unknown;
}

/** Where the loaded expedition stands in the cache. */
export const expeditionKey = ['expedition'] as const;

/**
 * The one query that every feature reads the expedition from: loads the lists, then makes the domain's form of them
 * once. Without places there is no expedition, so their failure is the query's; pictures and texts may be missing.
 */
export function expeditionQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: expeditionKey,
    queryFn: () => loadExpedition(client, queryClient),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
}

async function loadExpedition(client: ApiClient, queryClient: QueryClient): Promise<LoadedExpedition> {
  const [places, images, textIds] = await Promise.allSettled([
    queryClient.fetchQuery(listQuery(client, 'listPlaces')),
    queryClient.fetchQuery(listQuery(client, 'listImages')),
    queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
  ]);
  if (places.status === 'rejected') throw places.reason;
  // Books and chapters load with the rest, so that there is a copy of them when the server does not answer.
  void queryClient.prefetchQuery(listQuery(client, 'listBooks'));
  void queryClient.prefetchQuery(listQuery(client, 'listAllChapters'));
  const expedition = expeditionOf({
    places: places.value.records,
    images: images.status === 'fulfilled' ? images.value.records : noImages,
    textIds: textIds.status === 'fulfilled' ? textIds.value.records : noTextIds,
  });
  return {
    expedition,
    savedAt: places.value.savedAt ?? (images.status === 'fulfilled' ? images.value.savedAt : null),
    imagesFailure: images.status === 'rejected' ? images.reason : null,
  };
}

const noImages: ExpeditionRecords['images'] = [];
const noTextIds: NonNullable<ExpeditionRecords['textIds']> = [];

const madeFrom = new WeakMap<ExpeditionRecords['places'], ExpeditionRecords & { expedition: Expedition }>();

/**
 * Makes the expedition of some lists once. The server renders every page from the same lists until they change, and reading
 * them takes longer than rendering a page.
 */
function expeditionOf(records: ExpeditionRecords): Expedition {
  const known = madeFrom.get(records.places);
  if (known?.images === records.images && known.textIds === records.textIds) return known.expedition;
  const expedition = toExpedition(records, {
    onWarning: ({ placeId, code, detail }) => logWarning(`place ${placeId}: ${code}: ${detail}`),
  });
  madeFrom.set(records.places, { ...records, expedition });
  return expedition;
}
