import type { ApiClient } from '@cae-map/contract/api/client';
import { stayYears } from '@cae-map/expedition/search/places-list';
import { expeditionQuery } from '../../../../lib/api/expedition-query.ts';
import { derivedQuery } from '../../../../lib/api/query/derived-query.ts';
import { shownListedPlaces } from '../state/shown-listed-places.ts';

/**
 * Creates the query of the years in the filter. Its data are embedded in the delivered page, so that the filter works before
 * the places are loaded.
 * @param whitelist ids of the visible places; empty means all
 */
export function listedYearsQuery(client: ApiClient, whitelist: readonly number[]) {
  return derivedQuery({
    name: 'listed-years',
    parameters: { whitelist },
    derive: async (read): Promise<readonly number[]> => {
      const { expedition } = await read(expeditionQuery(client));
      const years = shownListedPlaces(expedition, whitelist).flatMap((place) => stayYears(place) ?? []);
      return [...new Set(years)].toSorted((a, b) => a - b);
    },
    embedded: true,
  });
}
