import type { ApiClient } from '@cae-map/contract/api/client';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Place } from '@cae-map/expedition/to-expedition';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { mainStops } from './main-stops.ts';

/** What the list shows of a stop. */
export interface ListedStop {
  readonly id: number;
  readonly year: string | null;
  readonly record: Pick<
    PlaceRecord,
    'title_ru' | 'title_en' | 'date' | 'enddate' | 'date_format' | 'date_acc'
  >;
}

/** The query of the listed stops. It is embedded in the page: some 3 kB compressed. */
export function listedStopsQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['map3d-stops'] as const,
    queryFn: async (): Promise<readonly ListedStop[]> => {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client, queryClient));
      return mainStops(expedition).map(listedStop);
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}

function listedStop({ id, year, record }: Place): ListedStop {
  const { title_ru, title_en, date, enddate, date_format, date_acc } = record;
  return {
    id,
    year,
    record: { title_ru, title_en, date, enddate, date_format, date_acc },
  };
}
