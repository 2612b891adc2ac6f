import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { places, viewpoints } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';
import type { ViewpointRow, ViewpointValues } from './viewpoint-values.ts';

/**
 * Checks that the places of changed stops exist, have a position, and are in the flight once.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkViewpoints(
  transaction: Orm,
  changes: readonly PlannedChange<ViewpointRow, ViewpointValues>[],
): Promise<void> {
  // One after another: a transaction has a single connection.
  for (const { before, values } of changes) {
    const placeId = values.place_id;
    if (placeId === undefined || placeId === before?.place_id) continue;
    const [place] = await transaction
      .select({ latitude: places.latitude })
      .from(places)
      .where(and(eq(places.place_id, placeId), isNull(places.deleted_at)));
    if (place === undefined)
      throw new RequestError('invalid_request', `place_id is ${placeId}, but there is no such place.`);
    if (place.latitude === null)
      throw new RequestError('invalid_request', `place_id is ${placeId}, a place without a position.`);
    if (await isInFlight(transaction, placeId, before?.viewpoint_id ?? 0))
      throw new RequestError('invalid_request', `place_id is ${placeId}, which the flight has already.`);
  }
}

/** @throws {RequestError} `conflict` if another stop of the flight has its place */
export async function checkRestoredViewpoint(
  transaction: Orm,
  { viewpoint_id: id, place_id: placeId }: ViewpointRow,
): Promise<void> {
  if (await isInFlight(transaction, placeId, id))
    throw new RequestError(
      'conflict',
      `The flight has the place ${placeId} already: remove that stop first.`,
    );
}

/** Whether another stop of the flight has a place. */
async function isInFlight(transaction: Orm, placeId: number, exceptId: number): Promise<boolean> {
  const others = await transaction
    .select({ id: viewpoints.viewpoint_id })
    .from(viewpoints)
    .where(
      and(
        eq(viewpoints.place_id, placeId),
        ne(viewpoints.viewpoint_id, exceptId),
        isNull(viewpoints.deleted_at),
      ),
    )
    .limit(1);
  return others.length > 0;
}
