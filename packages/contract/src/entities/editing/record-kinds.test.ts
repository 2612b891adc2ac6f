import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { recordCalls, type RecordCalls } from '../../api/records/record-calls.ts';
import { apiSchemas } from '../../api/schemas.ts';
import { recordEntities, recordKinds, type RecordKindFields } from './record-kinds.ts';
import { recordSchemas, type RecordSchemas } from '../record-schemas.ts';

const fieldsOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape).toSorted();

describe.each(recordEntities)('the kind %s', (entity) => {
  const kind: RecordKindFields = recordKinds[entity];
  const { visitors, editors, body, order, edits }: RecordSchemas = recordSchemas[entity];
  const fields = [...kind.publicFields, ...kind.privateFields];

  test('has the public fields of its schema', () => {
    expect(kind.publicFields.toSorted()).toEqual(fieldsOf(visitors));
  });

  test('has the fields that editors read, each once', () => {
    expect(fields.toSorted()).toEqual(fieldsOf(editors));
  });

  test('has its key, its titles, its positions and their parents among its fields', () => {
    const named = kind.orders.flatMap(({ field, parent }) => (parent === null ? [field] : [field, parent]));
    expect(fields).toEqual(
      expect.arrayContaining([kind.key, kind.titles.ru, kind.titles.en, ...kind.readOnlyFields, ...named]),
    );
  });

  test('has read-only fields that are those that no editor saves', () => {
    const saved = new Set(fieldsOf(body));
    expect(kind.readOnlyFields.toSorted()).toEqual(fields.filter((field) => !saved.has(field)).toSorted());
  });

  test('has a body for each of its calls that need one', () => {
    const { reorder, editSome }: RecordCalls = recordCalls[entity];
    expect([order !== undefined, edits !== undefined]).toEqual([
      reorder !== undefined,
      editSome !== undefined,
    ]);
  });

  test('can be reordered by the call only if it has positions', () => {
    const { reorder }: RecordCalls = recordCalls[entity];
    expect(reorder !== undefined).toBe(kind.orders.length > 0);
  });
});

describe.each(recordEntities)('the body that replaces a record of the kind %s', (entity) => {
  const body: z.ZodObject = apiSchemas[recordCalls[entity].replace].body;

  test('has every field that an editor reads, so that a record can be sent back', () => {
    expect(fieldsOf(body)).toEqual(fieldsOf(recordSchemas[entity].editors));
  });

  test('needs no read-only field', () => {
    const { readOnlyFields }: RecordKindFields = recordKinds[entity];
    expect(readOnlyFields.filter((field) => !body.shape[field]?.safeParse(undefined).success)).toEqual([]);
  });
});
