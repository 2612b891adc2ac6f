import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import {
  listedPaintings,
  paintingValues,
  type ListedPainting,
  type PaintingValues,
} from '@cae-map/expedition/paintings/paintings-list';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';

/**
 * Creates the query of the catalogue. It fails if the images cannot be loaded, unlike the expedition, which is also complete
 * without them.
 * @param whitelist ids of the visible places; empty means all
 */
export function paintingsQuery(client: ApiClient, queryClient: QueryClient, whitelist: readonly number[]) {
  return queryOptions({
    queryKey: ['paintings', whitelist] as const,
    queryFn: async (): Promise<readonly ListedPainting[]> => {
      const [{ expedition }, images] = await Promise.all([
        queryClient.fetchQuery(expeditionQuery(client, queryClient)),
        queryClient.fetchQuery(listQuery(client, 'listImages')),
      ]);
      return listedPaintings(expedition, images.records, whitelist);
    },
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
}

interface ValuesOptions {
  readonly whitelist: readonly number[];
  readonly language: ContentLanguage;
}

/**
 * Creates the query of the values of the filters. Its data are embedded in the delivered page, so that the filters work before
 * the catalogue is loaded.
 */
export function paintingValuesQuery(
  client: ApiClient,
  queryClient: QueryClient,
  { whitelist, language }: ValuesOptions,
) {
  return queryOptions({
    queryKey: ['painting-values', whitelist, language] as const,
    queryFn: async (): Promise<PaintingValues> =>
      paintingValues(await queryClient.fetchQuery(paintingsQuery(client, queryClient, whitelist)), language),
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
