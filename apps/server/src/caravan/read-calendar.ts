import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';
import {
  createExpeditionCalendar,
  type ExpeditionCalendar,
} from '@cae-map/expedition/days/expedition-calendar';
import { wholeJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';

type CaravanCallName =
  | 'listPlaces'
  | 'listInferredLegs'
  | 'listImages'
  | 'listAllTextIds'
  | 'getConfiguration';

/** The calls that the days of the caravan are made from: what every visitor reads. */
export type CaravanCalls = {
  readonly [Name in CaravanCallName]: (parameters: ApiParameters<Name>) => Promise<ApiResponse<Name>>;
};

/** Reads the calendar of the expedition as the pages of days do; null if no stop has a date. */
export async function readCalendar(calls: CaravanCalls): Promise<ExpeditionCalendar | null> {
  const [places, inferredLegs, images, textIds, configuration] = await Promise.all([
    calls.listPlaces({}),
    calls.listInferredLegs({}),
    calls.listImages({}),
    calls.listAllTextIds({}),
    calls.getConfiguration({}),
  ]);
  const hiddenIds = new Set(configuration.hidden_place_ids);
  const journey = wholeJourney(toExpedition({ places, inferredLegs, images, textIds }, { hiddenIds }));
  return journey === null ? null : createExpeditionCalendar(journey, textIds);
}
