import type { ApiClient } from '@cae-map/contract/api/client';
import { compareMarches, type MarchComparison } from '@cae-map/expedition/marches/compare-marches';
import { citedWorks, worksById, type CitedWork } from '@cae-map/expedition/sources/cited-works';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.tsx';
import { expeditionQuery } from '../api/expedition-query.ts';
import { listQuery } from '../api/lists.ts';
import { derivedQuery } from '../api/query/derived-query.ts';
import { useSheetHasBeenOpen } from '../sheet-opened.ts';

/** The query of the stated distances beside the lines of the map, by place id. */
export function marchesQuery(client: ApiClient) {
  return derivedQuery({
    name: 'marches',
    derive: async (read): Promise<ReadonlyMap<number, MarchComparison>> => {
      const [{ expedition }, { records }] = await Promise.all([
        read(expeditionQuery(client)),
        read(listQuery(client, 'listStatedMarches')),
      ]);
      return compareMarches(expedition, records);
    },
    structuralSharing: false,
  });
}

/** The stated distance of the march to a place, beside the line of the map, and where it is stated. */
export interface CitedMarch {
  readonly march: MarchComparison;
  readonly sources: readonly CitedWork[];
}

/** The query of the stated distance of the march to a place, with its source; null without one. */
export function citedMarchQuery(client: ApiClient, placeId: number) {
  return derivedQuery({
    name: 'cited-march',
    parameters: { placeId },
    derive: async (read): Promise<CitedMarch | null> => {
      const [marches, works] = await Promise.all([
        read(marchesQuery(client)),
        read(listQuery(client, 'listWorks')),
      ]);
      const march = marches.get(placeId);
      if (march === undefined) return null;
      const { work, page } = march.distance;
      return { march, sources: citedWorks([{ work, page }], worksById(works.records)) };
    },
  });
}

/** The stated distance of the march to a place, loaded once the sheet has been open; null until then and without one. */
export function useCitedMarch(placeId: number): CitedMarch | null {
  const query = citedMarchQuery(useApiClient(), placeId);
  return useQuery({ ...query, enabled: useSheetHasBeenOpen() }).data ?? null;
}
