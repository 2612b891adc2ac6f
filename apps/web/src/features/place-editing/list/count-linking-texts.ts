import type { ApiClient } from '@cae-map/contract/api/client';
import { placesLinkedInText } from '@cae-map/expedition/texts/text-places';
import type { QueryClient } from '@tanstack/react-query';
import { allTextsQuery } from '../../../lib/api/texts/all-texts-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';

/**
 * Counts the texts of the books that are about any of the places, or link to one in either language.
 * @returns null if they cannot be loaded
 */
export async function countLinkingTexts(
  queryClient: QueryClient,
  client: ApiClient,
  placeIds: readonly number[],
): Promise<number | null> {
  const wanted = new Set(placeIds);
  const isWanted = (ids: readonly number[]): boolean => ids.some((id) => wanted.has(id));
  const { origin } = window.location;
  try {
    const [{ records }, texts] = await Promise.all([
      queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
      queryClient.fetchQuery(allTextsQuery(client)),
    ]);
    const linking = [
      ...records.filter(({ place_ids }) => isWanted(place_ids)),
      ...texts.filter(({ text_content, text_content_en }) =>
        [text_content, text_content_en].some((html) => isWanted(placesLinkedInText(html ?? '', origin))),
      ),
    ];
    return new Set(linking.map(({ text_id }) => text_id)).size;
  } catch {
    return null;
  }
}
