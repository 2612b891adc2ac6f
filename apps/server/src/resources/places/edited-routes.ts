import { quickEditFields } from '@cae-map/contract/entities/place';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { findChanges } from '../../writes/find-changes.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { writeRoute } from '../../writes/write-route.ts';
import { anyPlace } from './policy.ts';
import { presentPlaceRevision } from './presenter.ts';
import { registerPlaceWrites } from './place-writes.ts';
import { findPlaces, lockPlace, updatePlace } from './repository.ts';

/** What editors read and change. */
export const editedPlacesRoutes: FastifyPluginAsync = async (app) => {
  const tag = 'places';

  privateReadRoute(
    app,
    'listPlacesForEditors',
    async ({ orm }) => (await findPlaces(orm)).map(presentPlaceRevision),
    { tag, summary: 'All places with their private fields and versions' },
  );

  writeRoute(
    app,
    'quickEditPlace',
    {
      policy: anyPlace,
      load: ({ transaction, parameters }) => lockPlace(transaction, parameters.place_id),
      presentConflict: presentPlaceRevision,
      async act({ caller, transaction, parameters, body, record }, place) {
        const { placeId, ...edit } = body;
        if (placeId !== parameters.place_id)
          throw new RequestError('invalid_request', 'placeId must be the id in the path.');
        const [field] = quickEditFields.filter((name) => edit[name] !== undefined);
        if (field === undefined) throw new Error('the schema requires one field');
        const updated = await updatePlace(
          transaction,
          placeId,
          { [field]: edit[field] },
          caller?.userId ?? null,
        );
        await record({
          entity: 'place',
          entityId: placeId,
          action: 'update',
          before: { [field]: place[field], version: place.version },
          after: { [field]: updated[field], version: updated.version },
        });
        return presentPlaceRevision(updated);
      },
    },
    { tag, summary: 'Changes one field of a place' },
  );

  registerPlaceWrites(app, tag);

  privateReadRoute(
    app,
    'listPlaceChanges',
    async ({ orm, parameters }) => await findChanges(orm, 'place', parameters.place_id),
    { tag, summary: 'The last changes of a place, the newest first' },
  );

  privateReadRoute(app, 'listRecentPlaceChanges', async ({ orm }) => await findChanges(orm, 'place', null), {
    tag,
    summary: 'The last changes of all places, the newest first',
  });
};
