import type { ApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { chapters } from './chapters.ts';

/** The query of the first picture with a file of each chapter's stop. It is embedded in the page: some 6 kB. */
export function chapterPicturesQuery(client: ApiClient) {
  return derivedQuery({
    name: 'voyage-pictures',
    derive: async (read): Promise<readonly (ImageRecord | null)[]> => {
      const { expedition } = await read(expeditionQuery(client));
      return chapters.map(
        ({ until }) =>
          expedition
            .getImages(until)
            .find((image) => image.image_type !== 'video' && pictureUrl(image) !== null) ?? null,
      );
    },
    embedded: true,
  });
}
