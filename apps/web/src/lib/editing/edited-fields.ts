import {
  recordKinds,
  type RecordKindFields,
  type RecordEntity,
} from '@cae-map/contract/entities/editing/record-kinds';

/** The fields of a kind of record that editors change: all but those that the server sets. */
export function editedFields(entity: RecordEntity): ReadonlySet<string> {
  const { publicFields, privateFields, readOnlyFields }: RecordKindFields = recordKinds[entity];
  const readOnly = new Set(readOnlyFields);
  return new Set([...publicFields, ...privateFields].filter((field) => !readOnly.has(field)));
}

/** The fields of a record that are sent; an empty text of a field that has no empty texts is null. */
export function toRecordBody(
  entity: RecordEntity,
  record: object,
  nullableTexts: readonly string[],
): Readonly<Record<string, unknown>> {
  const entries = [...editedFields(entity)].map((field): [string, unknown] => {
    const value: unknown = Reflect.get(record, field);
    const isEmpty = typeof value === 'string' && value.trim() === '' && nullableTexts.includes(field);
    return [field, isEmpty ? null : value];
  });
  return Object.fromEntries(entries);
}
