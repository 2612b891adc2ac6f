import type { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { findRecords } from './find-records.ts';
import type { RecordKind, RecordRow } from './record-kind.ts';

/** A row of a table whose records are shipped with the product; see `schema/shipped.ts`. */
type ShippedRow = RecordRow & { readonly shipped: Readonly<Record<string, string>> };

/** The parts of a kind whose records are those of the product: a text is as shipped until it is changed, and none is added or deleted. */
export function shippedParts<Row extends ShippedRow, Values extends object>(noun: string) {
  return {
    complete: (row: Row): Row => ({ ...row, ...withoutNulls(row) }),
    check(
      _transaction: Orm,
      changes: readonly { readonly before: Row | null; readonly values: Partial<Values> }[],
    ): Promise<void> {
      if (changes.some(({ before }) => before === null))
        throw new RequestError('invalid_request', `The product has all its ${noun}: none can be added.`);
      return Promise.resolve();
    },
    checkDeleted: (): Promise<void> =>
      Promise.reject(new RequestError('conflict', `The product has all its ${noun}: none can be deleted.`)),
  };
}

/** The shipped texts of the columns that are null. */
function withoutNulls(row: ShippedRow): Readonly<Record<string, string>> {
  const missing = Object.entries(row.shipped).filter(([field]) => Reflect.get(row, field) === null);
  return Object.fromEntries(missing);
}

/** The records as visitors read them that were ever changed: the others are in the application already. */
export async function listChangedForVisitors<Loaded extends RecordRow, Schema extends z.ZodObject>(
  orm: Orm,
  kind: RecordKind<Loaded>,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const records = await findRecords(orm, kind);
  return records.filter(({ version }) => version > 1).map((record) => schema.parse(record));
}
