import {
  recordKinds,
  type RecordEntity,
  type RecordKindFields,
  type RecordOrder,
} from '@cae-map/contract/entities/editing/record-kinds';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { changedFields } from './change-diff.ts';
import { readRecordId, type OrderNumber } from './record-api.ts';

/** Whether a change has only moved its record. @param isEditable whether editors change the field */
export function isOrderChange(
  entity: RecordEntity,
  change: RecordChange,
  isEditable: (field: string) => boolean,
): boolean {
  const fields = changedFields(change, isEditable);
  return fields.length > 0 && fields.every(({ field }) => findOrder(entity, field) !== undefined);
}

/**
 * The numbers before a change of the order, of all records that the same write has renumbered: its changes have the same time.
 * @param changes the changes among which those of the same write are
 */
export function numbersBefore(
  entity: RecordEntity,
  { at, change_id, ...change }: RecordChange,
  changes: readonly RecordChange[],
): readonly OrderNumber[] {
  const others = changes.filter((other) => other.at === at && other.change_id !== change_id);
  return [{ at, change_id, ...change }, ...others].flatMap((one) =>
    changedFields(one, (field) => findOrder(entity, field) !== undefined).flatMap(({ field, before }) =>
      typeof before === 'number' ? [{ id: one.entity_id, field, number: before }] : [],
    ),
  );
}

/** The current numbers of the records that have other ones. */
export function currentNumbers(
  entity: RecordEntity,
  records: readonly object[],
  numbers: readonly OrderNumber[],
): readonly OrderNumber[] {
  const byId = new Map(records.map((record) => [readRecordId(entity, record), record]));
  return numbers.flatMap(({ id, field, number }) => {
    const current: unknown = Reflect.get(byId.get(id) ?? {}, field);
    return typeof current === 'number' && current !== number ? [{ id, field, number: current }] : [];
  });
}

/** Whether records are in another order with the given numbers. */
export function changesOrder(
  entity: RecordEntity,
  records: readonly object[],
  numbers: readonly OrderNumber[],
): boolean {
  return ordersOf(entity).some((order) => {
    const given = new Map(
      numbers.flatMap(({ id, field, number }) => (field === order.field ? [[id, number] as const] : [])),
    );
    const listed = records.map((record) => {
      const id = readRecordId(entity, record);
      const number = Number(Reflect.get(record, order.field));
      const parent = order.parent === null ? 0 : Number(Reflect.get(record, order.parent));
      return { id, parent, number, next: given.get(id) ?? number };
    });
    const before = listed.toSorted((a, b) => a.parent - b.parent || a.number - b.number || a.id - b.id);
    const after = listed.toSorted((a, b) => a.parent - b.parent || a.next - b.next || a.id - b.id);
    return before.some(({ id }, index) => after[index]?.id !== id);
  });
}

function ordersOf(entity: RecordEntity): readonly RecordOrder[] {
  const { orders }: RecordKindFields = recordKinds[entity];
  return orders;
}

function findOrder(entity: RecordEntity, field: string): RecordOrder | undefined {
  return ordersOf(entity).find((order) => order.field === field);
}
