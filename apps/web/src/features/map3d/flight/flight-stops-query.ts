import type { ApiClient } from '@cae-map/contract/api/client';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import { flightSteps } from './flight-steps.ts';

/** What the panel shows of a stop of the flight. */
export type FlightStop = Pick<
  PlaceRecord,
  'place_id' | 'title_ru' | 'title_en' | 'date' | 'enddate' | 'date_format' | 'notes' | 'notes_en'
>;

/** The query of the stops of the flight. It is embedded in the page: some 3 kB compressed. */
export function flightStopsQuery(client: ApiClient) {
  return derivedQuery({
    name: 'flight-stops',
    derive: async (read): Promise<readonly FlightStop[]> => {
      const { expedition } = await read(expeditionQuery(client));
      return flightSteps(expedition).flatMap(({ placeId }) => {
        const record = expedition.byId.get(placeId)?.record;
        return record === undefined ? [] : [flightStop(record)];
      });
    },
    embedded: true,
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
