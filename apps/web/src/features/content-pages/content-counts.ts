import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listQuery } from '../../lib/api/lists.ts';

/** The numbers of records for placeholders of the content, such as `{{places}}`. */
export interface ContentCounts {
  readonly places: number;
  readonly texts: number;
  readonly paintings: number;
  readonly illustrations: number;
}

export function contentCounts(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['content-counts'] as const,
    queryFn: async (): Promise<ContentCounts> => {
      const [places, texts, images] = await Promise.all([
        queryClient.fetchQuery(listQuery(client, 'listPlaces')),
        queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
        queryClient.fetchQuery(listQuery(client, 'listImages')),
      ]);
      return {
        places: places.records.length,
        texts: texts.records.length,
        paintings: images.records.filter((image) => image.image_type === 'painting').length,
        illustrations: images.records.filter((image) => image.is_illustration).length,
      };
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}

/** Replaces the placeholders by the counts; by an ellipsis until the counts are loaded. */
export function insertCounts(html: string, counts: ContentCounts | undefined): string {
  return html.replace(/\{\{(places|texts|paintings|illustrations)\}\}/g, (_, name: keyof ContentCounts) =>
    counts === undefined ? '…' : String(counts[name]),
  );
}
