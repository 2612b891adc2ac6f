import type { ApiClient } from '@cae-map/contract/api/client';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { flightSteps } from './flight-steps.ts';

/** What the panel shows of a stop of the flight. */
export type FlightStop = Pick<
  PlaceRecord,
  'place_id' | 'title_ru' | 'title_en' | 'date' | 'enddate' | 'date_format' | 'notes' | 'notes_en'
>;

/** The query of the stops of the flight. It is embedded in the page: some 3 kB compressed. */
export function flightStopsQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['flight-stops'] as const,
    queryFn: async (): Promise<readonly FlightStop[]> => {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client, queryClient));
      return flightSteps(expedition).flatMap(({ placeId }) => {
        const record = expedition.byId.get(placeId)?.record;
        return record === undefined ? [] : [flightStop(record)];
      });
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}

function flightStop({
  place_id,
  title_ru,
  title_en,
  date,
  enddate,
  date_format,
  notes,
  notes_en,
}: PlaceRecord): FlightStop {
  return { place_id, title_ru, title_en, date, enddate, date_format, notes, notes_en };
}
