import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import {
  listedPaintings,
  paintingValues,
  type ListedPainting,
  type PaintingValues,
} from '@cae-map/expedition/paintings/paintings-list';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';

/**
 * Creates the query of the catalogue. It fails if the images cannot be loaded, unlike the expedition, which is also complete
 * without them.
 * @param whitelist ids of the visible places; empty means all
 */
export function paintingsQuery(client: ApiClient, whitelist: readonly number[]) {
  return derivedQuery({
    name: 'paintings',
    parameters: { whitelist },
    derive: async (read): Promise<readonly ListedPainting[]> => {
      const [{ expedition }, images] = await Promise.all([
        read(expeditionQuery(client)),
        read(listQuery(client, 'listImages')),
      ]);
      return listedPaintings(expedition, images.records, whitelist);
    },
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
export function paintingValuesQuery(client: ApiClient, { whitelist, language }: ValuesOptions) {
  return derivedQuery({
    name: 'painting-values',
    parameters: { whitelist, language },
    derive: async (read): Promise<PaintingValues> =>
      paintingValues(await read(paintingsQuery(client, whitelist)), language),
    embedded: true,
  });
}
