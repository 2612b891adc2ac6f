import type { ApiClient } from '@cae-map/contract/api/client';
import { listQuery } from '../../lib/api/lists.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';

/** The numbers of records for placeholders of the content, such as `{{places}}`. */
export interface ContentCounts {
  readonly places: number;
  readonly texts: number;
  readonly paintings: number;
  readonly illustrations: number;
}

/** The query of the counts; embedded in the page. */
export function contentCounts(client: ApiClient) {
  return derivedQuery({
    name: 'content-counts',
    derive: async (read): Promise<ContentCounts> => {
      const [places, texts, images] = await Promise.all([
        read(listQuery(client, 'listPlaces')),
        read(listQuery(client, 'listAllTextIds')),
        read(listQuery(client, 'listImages')),
      ]);
      return {
        places: places.records.length,
        texts: texts.records.length,
        paintings: images.records.filter((image) => image.image_type === 'painting').length,
        illustrations: images.records.filter((image) => image.is_illustration).length,
      };
    },
    embedded: true,
  });
}

/** Replaces the placeholders by the counts; by an ellipsis until the counts are loaded. */
export function insertCounts(html: string, counts: ContentCounts | undefined): string {
  return html.replace(/\{\{(places|texts|paintings|illustrations)\}\}/g, (_, name: keyof ContentCounts) =>
    counts === undefined ? '…' : String(counts[name]),
  );
}
