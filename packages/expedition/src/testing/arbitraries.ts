import type { PlaceRecord } from '@cae-map/contract/entities/place';
import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  transports,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { addDays } from '../dates/calendar.ts';
import type { Position } from '../route/geography.ts';
import { aPlace } from './records.ts';

/** Any day of the years 0000 to 9999. */
export const anyDay: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 3_652_424 })
  .map((count) => addDays('0000-01-01', count));

/** A day near the expedition, so that two of them often form a short stay. */
export const anExpeditionDay: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 60 })
  .map((count) => addDays('1925-08-01', count));

/** Any point of the Earth, in steps that JSON represents exactly. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: -90_000, max: 90_000 }), fc.integer({ min: -180_000, max: 180_000 }))
  .map(([latitude, longitude]) => [latitude / 1000, longitude / 1000]);

const aRoute: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyPosition, { maxLength: 4 }).map((points) => JSON.stringify(points)) },
  fc.constantFrom(null, '', '[[1]]', '{', '[[91, 0]]', '7'),
);

/** Places with every edge case: no position, duplicate seqids and ids, invalid routes and dates, hidden stops. */
export const somePlaces: fc.Arbitrary<PlaceRecord[]> = fc.array(
  fc
    .record({
      place_id: fc.integer({ min: 1, max: 40 }),
      seqid: fc.integer({ min: 1, max: 30 }),
      position: fc.option(anyPosition),
      date: fc.option(fc.oneof({ weight: 9, arbitrary: anExpeditionDay }, fc.constant('1925-02-30'))),
      enddate: fc.option(anExpeditionDay),
      date_format: fc.constantFrom('YYYY-MM-DD', 'YYYY-MM-DD', 'YYYY-MM', 'YYYY', null),
      date_acc: fc.constantFrom(null, -1),
      routejson: aRoute,
      zoom: fc.option(fc.constantFrom(...placeSizes)),
      minzoom: fc.constantFrom(-3, -1, 0, 5, 9),
      visited_on: fc.constantFrom(...visitedOnValues),
      accuracy_level: fc.constantFrom(...accuracyLevels),
      go_by: fc.option(fc.constantFrom(...transports)),
      place_type: fc.constantFrom(...placeTypes),
      ispathpart: fc.boolean(),
      hide_distance: fc.boolean(),
    })
    .map(({ position, ...fields }) =>
      aPlace({ ...fields, latitude: position?.[0] ?? null, longitude: position?.[1] ?? null }),
    ),
  { maxLength: 40 },
);
