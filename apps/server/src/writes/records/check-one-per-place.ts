import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { checkPlacesExist } from './check-places-exist.ts';
import { columnOf, type PlannedChange, type RecordRow, type RecordTable } from './record-kind.ts';

type RowOfPlace = RecordRow & { readonly place_id: number };
type ValuesOfPlace = { readonly place_id: number };

/** Makes the checks of a kind of which a place has at most one record. @param key the column with the id of a record */
export function checkOnePerPlace<Row extends RowOfPlace, Values extends ValuesOfPlace>(
  table: RecordTable,
  key: string,
  noun: string,
) {
  async function hasOther(transaction: Orm, placeId: number, id: number | null): Promise<boolean> {
    const others = await transaction
      .select({ id: columnOf(table, key) })
      .from(table)
      .where(
        and(
          eq(columnOf(table, 'place_id'), placeId),
          isNull(table.deleted_at),
          id === null ? undefined : ne(columnOf(table, key), id),
        ),
      );
    return others.length > 0;
  }
  const idOf = (row: object): number => Number(Reflect.get(row, key));
  return {
    /** @throws {RequestError} `invalid_request` if there is no such place, or it has another record of the kind */
    async check(transaction: Orm, changes: readonly PlannedChange<Row, Values>[]): Promise<void> {
      // One after another: a transaction has a single connection.
      for (const { before, values } of changes) {
        const placeId = values.place_id;
        if (placeId === undefined || placeId === before?.place_id) continue;
        await checkPlacesExist(transaction, [{ field: 'place_id', former: [], ids: [placeId] }]);
        if (await hasOther(transaction, placeId, before && idOf(before)))
          throw new RequestError(
            'invalid_request',
            `place_id is ${placeId}, but this place has a ${noun} already.`,
          );
      }
    },
    /** @throws {RequestError} `conflict` if the place of a deleted record has another one since */
    async checkRestored(transaction: Orm, deleted: Row): Promise<void> {
      if (await hasOther(transaction, deleted.place_id, idOf(deleted)))
        throw new RequestError(
          'conflict',
          `The place ${deleted.place_id} has another ${noun}: delete it first.`,
        );
    },
  };
}
