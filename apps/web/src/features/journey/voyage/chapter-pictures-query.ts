import type { ApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { chapters } from './chapters.ts';

/** The query of the first picture with a file of each chapter's stop. It is embedded in the page: some 6 kB. */
export function chapterPicturesQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['voyage-pictures'] as const,
    queryFn: async (): Promise<readonly (ImageRecord | null)[]> => {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client, queryClient));
      return chapters.map(
        ({ until }) =>
          expedition
            .getImages(until)
            .find((image) => image.image_type !== 'video' && pictureUrl(image) !== null) ?? null,
      );
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
