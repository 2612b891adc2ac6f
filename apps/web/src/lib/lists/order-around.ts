import type { RecordKindFields } from '@cae-map/contract/entities/editing/record-kinds';
import type { Ordered } from './plan-order.ts';

/**
 * The order that contains a record: that of its parent, or of all records. Records with the same position are in the order of their ids.
 * @param kind its first order is used
 * @returns an empty list if the record is unknown or the kind has no order
 */
export function orderAround(
  records: readonly object[],
  id: number,
  { key, orders }: Pick<RecordKindFields, 'key' | 'orders'>,
): readonly Ordered[] {
  const read = (record: object, field: string): number => Number(Reflect.get(record, field));
  const target = records.find((record) => read(record, key) === id);
  const [order] = orders;
  if (target === undefined || order === undefined) return [];
  const { field, parent } = order;
  return records
    .filter((record) => parent === null || read(record, parent) === read(target, parent))
    .map((record) => ({ id: read(record, key), seqid: read(record, field) }))
    .toSorted((one, other) => one.seqid - other.seqid || one.id - other.id);
}
