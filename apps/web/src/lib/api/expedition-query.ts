import type { ApiClient } from '@cae-map/contract/api/client';
import { toExpedition, type Expedition, type ExpeditionRecords } from '@cae-map/expedition/to-expedition';
import type { QueryClient } from '@tanstack/react-query';
import { logWarning } from '../log.ts';
import { isInAudience } from '../session/audience.ts';
import { sessionStore } from '../session/session.ts';
import { configurationQuery } from './configuration-query.ts';
import { listQuery } from './lists.ts';
import { previewStore, withPreview } from './previewed-place.ts';
import { deriveFromLoaded, derivedQuery } from './query/derived-query.ts';
import { derivedKey } from './query-key.ts';
import type { ReadSource } from './query/query-meta.ts';

/** The loaded expedition and the state of its data. */
export interface LoadedExpedition {
  readonly expedition: Expedition;
  /** When the data was saved, if it is a saved copy because the server did not respond; else null. */
  readonly savedAt: string | null;
  /** The error if no images could be loaded, else null; the map works without images. */
  readonly imagesFailure: unknown;
}

/**
 * The query of the expedition for all features: loads the lists and converts them to domain objects. It fails if the places
 * cannot be loaded; images, texts and inferred legs may be missing.
 */
export function expeditionQuery(client: ApiClient) {
  return derivedQuery({
    name: expeditionName,
    derive: (read) => deriveExpedition(client, read),
    structuralSharing: false,
    // Books and chapters are prefetched, so that a copy of them is saved for visits without a connection.
    onFetched(queryClient) {
      void queryClient.prefetchQuery(listQuery(client, 'listBooks'));
      void queryClient.prefetchQuery(listQuery(client, 'listAllChapters'));
    },
  });
}

const expeditionName = 'expedition';

/** The loaded expedition; undefined until it is loaded. */
export function readExpedition(queryClient: QueryClient): LoadedExpedition | undefined {
  return queryClient.getQueryData<LoadedExpedition>(derivedKey(expeditionName));
}

/**
 * Fetches the lists that are no longer valid and makes the expedition again. Without effect before the first load.
 * @throws {ApiError} if the places cannot be loaded
 */
export async function refetchExpedition(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries(
    { queryKey: derivedKey(expeditionName), exact: true },
    { throwOnError: true },
  );
}

/**
 * Makes the expedition again from the loaded lists, without a request; from the server if they are not loaded. Without effect before the
 * first load.
 */
export async function deriveExpeditionAgain(queryClient: QueryClient): Promise<void> {
  const queryKey = derivedKey(expeditionName);
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query === undefined) return;
  const derived = await deriveFromLoaded(queryClient, [query]);
  if (!derived.has(query)) await queryClient.refetchQueries({ queryKey, exact: true });
}

async function deriveExpedition(client: ApiClient, read: ReadSource): Promise<LoadedExpedition> {
  const [places, images, textIds, inferredLegs, configuration] = await Promise.allSettled([
    read(listQuery(client, 'listPlaces')),
    read(listQuery(client, 'listImages')),
    read(listQuery(client, 'listAllTextIds')),
    read(listQuery(client, 'listInferredLegs')),
    read(configurationQuery(client)),
  ]);
  if (places.status === 'rejected') throw places.reason;
  const previewed = previewStore.getState().places;
  const hidden = configuration.status === 'fulfilled' ? configuration.value.hidden_place_ids : noIds;
  const records = {
    places: previewed.length === 0 ? places.value.records : withPreview(places.value.records, previewed),
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
