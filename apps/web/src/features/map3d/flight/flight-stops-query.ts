import type { ApiClient } from '@cae-map/contract/api/client';
import type { ViewpointRecord } from '@cae-map/contract/entities/flight/viewpoint';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';

/** A stop of the flight: its camera, and what the panel shows of its place. */
export type FlightStop = Pick<
  PlaceRecord,
  'place_id' | 'title_ru' | 'title_en' | 'date' | 'enddate' | 'date_format' | 'notes' | 'notes_en'
> &
  Pick<ViewpointRecord, 'altitude' | 'range' | 'tilt' | 'heading' | 'rest_seconds'>;

/** The query of the stops of the flight. It is embedded in the page: some 3 kB compressed. */
export function flightStopsQuery(client: ApiClient) {
  return derivedQuery({
    name: 'flight-stops',
    derive: async (read): Promise<readonly FlightStop[]> => {
      const [viewpoints, { expedition }] = await Promise.all([
        read(callQuery(client, 'listViewpoints', {})),
        read(expeditionQuery(client)),
      ]);
      return viewpoints.flatMap(({ place_id, altitude, range, tilt, heading, rest_seconds }) => {
        const place = expedition.byId.get(place_id);
        // A place may have been deleted, or have lost its position, since it was chosen.
        if (place === undefined || place.position === null) return [];
        return [{ ...placeOfStop(place.record), altitude, range, tilt, heading, rest_seconds }];
      });
    },
    embedded: true,
  });
}

function placeOfStop({
  place_id,
  title_ru,
  title_en,
  date,
  enddate,
  date_format,
  notes,
  notes_en,
}: PlaceRecord) {
  return { place_id, title_ru, title_en, date, enddate, date_format, notes, notes_en };
}
