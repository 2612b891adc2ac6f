import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import { embeddedQuery } from '../api/query/derived-query.ts';

/** The height of a place that is embedded in a page, without the heights of the leg. */
export interface EmbeddedHeight {
  readonly record: Omit<PlaceHeightRecord, 'samples'> | null;
}

/** The height that the server embedded in the page of a place, shown until the heights are loaded. It is never fetched. */
export function embeddedHeightQuery(placeId: number) {
  return embeddedQuery<EmbeddedHeight>('place-height', { placeId });
}
