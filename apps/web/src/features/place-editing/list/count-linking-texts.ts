import type { ApiClient } from '@cae-map/contract/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { listQuery } from '../../../lib/api/lists.ts';

/** Counts the texts of the books that are about any of the places. @returns null if they cannot be loaded */
export async function countLinkingTexts(
  queryClient: QueryClient,
  client: ApiClient,
  placeIds: readonly number[],
): Promise<number | null> {
  const wanted = new Set(placeIds);
  try {
    const { records } = await queryClient.fetchQuery(listQuery(client, 'listAllTextIds'));
    return records.filter(({ place_ids }) => place_ids.some((id) => wanted.has(id))).length;
  } catch {
    return null;
  }
}
