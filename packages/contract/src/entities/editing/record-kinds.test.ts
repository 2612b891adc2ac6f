import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { editedEntities, recordCalls } from '../../api/record-calls.ts';
import { apiSchemas } from '../../api/schemas.ts';
import {
  bookRevisionSchema,
  bookSchema,
  chapterRevisionSchema,
  chapterSchema,
  textRevisionSchema,
  textSchema,
} from '../book.ts';
import { imageBodySchema, imageRevisionSchema } from '../images/image-editing.ts';
import { imageSchema } from '../images/image.ts';
import { placeBodySchema, placeRevisionSchema, placeSchema } from '../place.ts';
import { recordEntities, recordKinds, type RecordEntity, type RecordKindFields } from './record-kinds.ts';

/** What visitors read, what editors read, and what editors save; null where no call saves it. */
const schemas: Readonly<Record<RecordEntity, readonly [z.ZodObject, z.ZodObject, z.ZodObject | null]>> = {
  place: [placeSchema, placeRevisionSchema, placeBodySchema],
  image: [imageSchema, imageRevisionSchema, imageBodySchema],
  book: [bookSchema, bookRevisionSchema, null],
  chapter: [chapterSchema, chapterRevisionSchema, null],
  text: [textSchema, textRevisionSchema, null],
};

const fieldsOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape).toSorted();

describe.each(recordEntities)('the kind %s', (entity) => {
  const kind: RecordKindFields = recordKinds[entity];
  const [visitors, editors, body] = schemas[entity];
  const fields = [...kind.publicFields, ...kind.privateFields];

  test('has the public fields of its schema', () => {
    expect(kind.publicFields.toSorted()).toEqual(fieldsOf(visitors));
  });

  test('has the fields that editors read, each once', () => {
    expect(fields.toSorted()).toEqual(fieldsOf(editors));
  });

  test.runIf(body !== null)('has read-only fields that are those that no editor saves', () => {
    const saved = new Set(fieldsOf(body ?? editors));
    expect(kind.readOnlyFields.toSorted()).toEqual(fields.filter((field) => !saved.has(field)).toSorted());
  });

  test('has its key, its titles, its positions and their parents among its fields', () => {
    const named = kind.orders.flatMap(({ field, parent }) => (parent === null ? [field] : [field, parent]));
    expect(fields).toEqual(
      expect.arrayContaining([kind.key, kind.titles.ru, kind.titles.en, ...kind.readOnlyFields, ...named]),
    );
  });
});

describe.each(editedEntities)('the body that replaces a record of the kind %s', (entity) => {
  const body: z.ZodObject = apiSchemas[recordCalls[entity].replace].body;

  test('has every field that an editor reads, so that a record can be sent back', () => {
    expect(fieldsOf(body)).toEqual(fieldsOf(schemas[entity][1]));
  });

  test('needs no read-only field', () => {
    const { readOnlyFields }: RecordKindFields = recordKinds[entity];
    expect(readOnlyFields.filter((field) => !body.shape[field]?.safeParse(undefined).success)).toEqual([]);
  });
});
