import type { ApiClient } from '@cae-map/contract/api/client';
import { toExpedition, type Expedition, type ExpeditionRecords } from '@cae-map/expedition/to-expedition';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { logWarning } from '../log.ts';
import { isInAudience } from '../session/audience.ts';
import { sessionStore } from '../session/session.ts';
import { configurationQuery } from './configuration-query.ts';
import { listQuery } from './lists.ts';
import { previewStore, withPreview } from './previewed-place.ts';

/** The loaded expedition and the state of its data. */
export interface LoadedExpedition {
  readonly expedition: Expedition;
  /** When the data was saved, if it is a saved copy because the server did not respond; else null. */
  readonly savedAt: string | null;
  /** The error if no images could be loaded, else null; the map works without images. */
  readonly imagesFailure: unknown;
}

/** The query key of the loaded expedition. */
export const expeditionKey = ['expedition'] as const;

/**
 * The query of the expedition for all features: loads the lists and converts them to domain objects. It fails if the places
 * cannot be loaded; images, texts and inferred legs may be missing.
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
  const [places, images, textIds, inferredLegs, configuration] = await Promise.allSettled([
    queryClient.fetchQuery(listQuery(client, 'listPlaces')),
    queryClient.fetchQuery(listQuery(client, 'listImages')),
    queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
    queryClient.fetchQuery(listQuery(client, 'listInferredLegs')),
    queryClient.fetchQuery(configurationQuery(client)),
  ]);
  if (places.status === 'rejected') throw places.reason;
  const previewed = previewStore.getState().place;
  // Books and chapters are prefetched, so that a copy of them is saved for visits without a connection.
  void queryClient.prefetchQuery(listQuery(client, 'listBooks'));
  void queryClient.prefetchQuery(listQuery(client, 'listAllChapters'));
  const hidden = configuration.status === 'fulfilled' ? configuration.value.hidden_place_ids : noIds;
  const records = {
    places: previewed === null ? places.value.records : withPreview(places.value.records, previewed),
    images: images.status === 'fulfilled' ? images.value.records : noImages,
    textIds: textIds.status === 'fulfilled' ? textIds.value.records : noTextIds,
    // Without them the legs without a recorded route are straight.
    inferredLegs: inferredLegs.status === 'fulfilled' ? inferredLegs.value.records : noInferredLegs,
  };
  const expedition = createExpedition(records, isResearcher() ? noIds : hidden);
  return {
    expedition,
    savedAt: places.value.savedAt ?? (images.status === 'fulfilled' ? images.value.savedAt : null),
    imagesFailure: images.status === 'rejected' ? images.reason : null,
  };
}

/** The session is restored before the expedition is loaded; on the server it is that of a visitor. */
function isResearcher(): boolean {
  return isInAudience('researchers', sessionStore.getState());
}

const noIds: readonly number[] = [];
const noImages: ExpeditionRecords['images'] = [];
const noTextIds: NonNullable<ExpeditionRecords['textIds']> = [];
const noInferredLegs: NonNullable<ExpeditionRecords['inferredLegs']> = [];

const cache = new WeakMap<ExpeditionRecords['places'], CachedExpedition>();

interface CachedExpedition extends ExpeditionRecords {
  /** The hidden ids as text, since the configuration is not the same object for every page. */
  readonly hidden: string;
  readonly expedition: Expedition;
}

/**
 * Creates the expedition of some lists, with a cache: the server renders many pages from the same lists, and converting them
 * takes longer than rendering a page.
 */
function createExpedition(records: ExpeditionRecords, hiddenIds: readonly number[] = []): Expedition {
  const hidden = hiddenIds.join();
  const cached = cache.get(records.places);
  const isSame =
    cached?.images === records.images &&
    cached.textIds === records.textIds &&
    cached.inferredLegs === records.inferredLegs &&
    cached.hidden === hidden;
  if (isSame) return cached.expedition;
  const expedition = toExpedition(records, {
    hiddenIds: new Set(hiddenIds),
    onWarning: ({ placeId, code, detail }) => logWarning(`place ${placeId}: ${code}: ${detail}`),
  });
  cache.set(records.places, { ...records, hidden, expedition });
  return expedition;
}
