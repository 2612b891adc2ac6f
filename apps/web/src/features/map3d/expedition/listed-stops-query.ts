import type { ApiClient } from '@cae-map/contract/api/client';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Place } from '@cae-map/expedition/to-expedition';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
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
export function listedStopsQuery(client: ApiClient) {
  return derivedQuery({
    name: 'map3d-stops',
    derive: async (read): Promise<readonly ListedStop[]> => {
      const { expedition } = await read(expeditionQuery(client));
      return mainStops(expedition).map(listedStop);
    },
    embedded: true,
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
