import type { FastifyInstance } from 'fastify';
import type { PlaceBody } from '@cae-map/contract/entities/place';
import { RequestError } from '../../responses/request-error.ts';
import { changedFields } from '../../writes/changed-fields.ts';
import { loadNothing, writeRoute } from '../../writes/write-route.ts';
import { anyPlace } from './policy.ts';
import { presentPlaceRevision } from './presenter.ts';
import {
  insertPlace,
  lockDeletedPlace,
  lockPlace,
  lockPlaces,
  markPlaceDeleted,
  updatePlace,
  type PlaceRow,
} from './repository.ts';

/** Registers the calls that add, replace, delete, restore and reorder places. */
export function registerPlaceWrites(app: FastifyInstance, tag: string): void {
  writeRoute(
    app,
    'createPlace',
    {
      policy: anyPlace,
      load: loadNothing,
      async act({ caller, transaction, body, record }) {
        const inserted = await insertPlace(transaction, body, caller?.userId ?? null);
        const after = presentPlaceRevision(inserted);
        await record({ entity: 'place', entityId: after.place_id, action: 'create', before: null, after });
        return after;
      },
    },
    { tag, summary: 'Adds a place' },
  );

  writeRoute(
    app,
    'updatePlace',
    {
      policy: anyPlace,
      load: ({ transaction, parameters }) => lockPlace(transaction, parameters.place_id),
      presentConflict: presentPlaceRevision,
      async act({ caller, transaction, body, record }, place) {
        const updated = await updatePlace(transaction, place.place_id, body, caller?.userId ?? null);
        await record({
          entity: 'place',
          entityId: place.place_id,
          action: 'update',
          ...changedFields(place, updated, Object.keys(body) as (keyof PlaceBody)[]),
        });
        return presentPlaceRevision(updated);
      },
    },
    { tag, summary: 'Replaces all fields of a place' },
  );

  writeRoute(
    app,
    'deletePlace',
    {
      policy: anyPlace,
      load: ({ transaction, parameters }) => lockPlace(transaction, parameters.place_id),
      presentConflict: presentPlaceRevision,
      async act({ caller, transaction, record }, place) {
        await markPlaceDeleted(transaction, place.place_id, caller?.userId ?? null);
        const before = presentPlaceRevision(place);
        await record({ entity: 'place', entityId: place.place_id, action: 'delete', before, after: null });
        return null;
      },
    },
    { tag, summary: 'Deletes a place, which can be restored' },
  );

  writeRoute(
    app,
    'restorePlace',
    {
      policy: anyPlace,
      load: ({ transaction, parameters }) => lockDeletedPlace(transaction, parameters.place_id),
      async act({ caller, transaction, record }, place) {
        const restored = await updatePlace(
          transaction,
          place.place_id,
          { deleted_at: null },
          caller?.userId ?? null,
        );
        const after = presentPlaceRevision(restored);
        await record({ entity: 'place', entityId: place.place_id, action: 'restore', before: null, after });
        return after;
      },
    },
    { tag, summary: 'Restores a deleted place' },
  );

  writeRoute(
    app,
    'reorderPlaces',
    {
      policy: anyPlace,
      load: ({ transaction, body }) =>
        lockPlaces(
          transaction,
          body.positions.map(({ place_id }) => place_id),
        ),
      async act({ caller, transaction, body, record }, places) {
        if (places.length !== body.positions.length)
          throw new RequestError('not_found', 'positions names a place that does not exist.');
        const seqids = new Map(body.positions.map(({ place_id, seqid }) => [place_id, seqid]));
        const moved = places.filter(({ place_id, seqid }) => seqids.get(place_id) !== seqid);
        const updated: PlaceRow[] = [];
        for (const place of moved) {
          const seqid = seqids.get(place.place_id) ?? place.seqid;
          // One after another: a transaction has a single connection.
          // oxlint-disable-next-line no-await-in-loop
          const row = await updatePlace(transaction, place.place_id, { seqid }, caller?.userId ?? null);
          // oxlint-disable-next-line no-await-in-loop
          await record({
            entity: 'place',
            entityId: place.place_id,
            action: 'update',
            ...changedFields(place, row, ['seqid']),
          });
          updated.push(row);
        }
        return updated.map(presentPlaceRevision);
      },
    },
    { tag, summary: 'Changes the order of places along the route, all of them or none' },
  );
}
