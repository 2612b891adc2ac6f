import type { PrepareContext } from '../manifest/screen-module.ts';
import { logWarning } from '../log.ts';
import { embeddedHeightQuery, type EmbeddedHeight } from './embedded-height-query.ts';

/** Adds the height of a place to the embedded queries of the page. The page works without it. */
export async function prepareHeight(
  { client, queryClient }: Pick<PrepareContext, 'client' | 'queryClient'>,
  placeId: number,
): Promise<void> {
  try {
    const heights = await client.call('listHeights', {});
    const found = heights.find(({ place_id }) => place_id === placeId);
    if (!found) return;
    const { samples: _samples, ...record } = found;
    const embedded: EmbeddedHeight = { record };
    await queryClient.prefetchQuery({ ...embeddedHeightQuery(placeId), queryFn: () => embedded });
  } catch (error) {
    logWarning(`the page of place ${placeId} has no height: ${String(error)}`);
  }
}
