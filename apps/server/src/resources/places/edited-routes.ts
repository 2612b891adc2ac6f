import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { quickEditFields } from '@cae-map/contract/entities/place';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { lockRecord } from '../../writes/records/find-records.ts';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { toWriting, updateRecord } from '../../writes/records/write-records.ts';
import { writeRoute } from '../../writes/write-route.ts';
import { placeKind } from './place-kind.ts';
import { presentPlaceRevision } from './presenter.ts';
import { searchPlaces } from './search-places.ts';

/** What editors read and change. */
export const editedPlacesRoutes: FastifyPluginAsync = async (app) => {
  registerRecordRoutes(app, { kind: placeKind, calls: recordCalls.place });

  privateReadRoute(
    app,
    'searchPlacesForEditors',
    ({ orm, parameters }) => searchPlaces(orm, parameters, Date.now()),
    { tag: 'places', summary: 'The ids of the places that pass a filter, in the order of the route' },
  );

  writeRoute(
    app,
    'quickEditPlace',
    {
      load: ({ transaction, parameters }) => lockRecord(transaction, placeKind, parameters.place_id),
      presentConflict: presentPlaceRevision,
      async act(context, place) {
        const { body, parameters } = context;
        if (body.placeId !== parameters.place_id)
          throw new RequestError('invalid_request', 'placeId must be the id in the path.');
        const values = Object.fromEntries(
          quickEditFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
        );
        return presentPlaceRevision(await updateRecord(toWriting(context), placeKind, place, values));
      },
    },
    { tag: 'places', summary: 'Changes one field of a place' },
  );
};
