import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';

/** The places to which a changed record refers. */
export interface PlaceReferences {
  readonly field: string;
  /** The places to which the record refers already; they may have been deleted since. */
  readonly former: readonly number[];
  readonly ids: readonly number[];
}

/** @throws {RequestError} `invalid_request` with the field whose place does not exist */
export async function checkPlacesExist(
  transaction: Orm,
  references: readonly PlaceReferences[],
): Promise<void> {
  // One after another: a transaction has a single connection.
  for (const { field, former, ids } of references) {
    const added = ids.filter((id) => !former.includes(id));
    if (added.length === 0) continue;
    const found = await transaction
      .select({ id: places.place_id })
      .from(places)
      .where(and(inArray(places.place_id, added), isNull(places.deleted_at)));
    const existing = new Set(found.map(({ id }) => id));
    const missing = added.find((id) => !existing.has(id));
    if (missing !== undefined)
      throw new RequestError(
        'invalid_request',
        `${field} has the place ${missing}, but there is no such place.`,
      );
  }
}
