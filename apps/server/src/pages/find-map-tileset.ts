import type { ApiClient } from '@cae-map/contract/api/client';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { withDeadline } from '../lib/deadline.ts';

/** How long a page waits, in milliseconds: the first description after a start or a write takes some tenths of a second. */
export const longestWait = 1500;

/**
 * Finds the tileset that a page is rendered with; undefined if it fails or takes too long, because a page without it is complete: the
 * browser requests it then.
 */
export async function findMapTileset(client: ApiClient): Promise<MapTileset | undefined> {
  try {
    return await withDeadline(client.call('getMapTileset', {}), longestWait);
  } catch {
    return undefined;
  }
}
