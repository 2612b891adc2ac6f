import {
  translatableFields,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { translatableTables } from '@cae-map/contract/enumerations';
import { describe, expect, test } from 'vitest';
import { aPlace, aText } from '../../testing/records.ts';
import { countStatuses, fieldKey, fieldStates, type StoredStatus } from './field-states.ts';

const place = aPlace({
  place_id: 5,
  title_ru: 'Лех',
  title_en: 'Leh',
  notes: '<p>Да.</p>',
  notes_en: '<p> </p>',
});
const row = (fields: Partial<StoredStatus>): StoredStatus => ({
  table: 'places',
  id: 5,
  field: 'title',
  language: 'en',
  status: 'completed',
  ...fields,
});
const list = (rows: readonly StoredStatus[], language: TargetLanguage = 'en') =>
  fieldStates({ places: [place] }, rows, language).states.map(({ field, status }) => `${field} ${status}`);

describe('fieldStates', () => {
  test('implies the statuses of fields without rows, and counts them', () => {
    const { states, counts } = fieldStates({ places: [place] }, [], 'en');
    expect(states).toEqual([
      {
        table: 'places',
        id: 5,
        field: 'title',
        language: 'en',
        status: 'translated',
        source: 'Лех',
        target: 'Leh',
      },
      {
        table: 'places',
        id: 5,
        field: 'notes',
        language: 'en',
        status: 'missing',
        source: '<p>Да.</p>',
        target: '<p> </p>',
      },
    ]);
    expect(counts).toEqual({
      translated: 1,
      missing: 1,
      needs_review: 0,
      needs_update: 0,
      not_translated: 0,
      completed: 0,
    });
  });

  test('has the stored status of the field of the same record and language', () => {
    const others = [row({ id: 6 }), row({ table: 'images' }), row({ language: 'cn' })];
    expect(list([row({}), row({ field: 'notes', status: 'not_translated' })])).toEqual([
      'title completed',
      'notes not_translated',
    ]);
    expect(list(others)).toEqual(['title translated', 'notes missing']);
  });

  test('implies the status for a row that contradicts the translation', () => {
    expect(list([row({ field: 'notes' })])).toEqual(['title translated', 'notes missing']);
  });

  test('has a field without a source and a translation only if a suggestion waits', () => {
    expect(list([row({ field: 'traveler_todo', status: 'needs_review' })])).toContain(
      'traveler_todo needs_review',
    );
    expect(list([row({ field: 'traveler_todo', status: 'not_translated' })])).toHaveLength(2);
  });

  test('has a field with a translation only', () => {
    const text = aText({ text_id: 1, text_onplace_en: 'Leh' });
    expect(fieldStates({ texts: [text] }, [], 'en').states).toContainEqual(
      expect.objectContaining({ field: 'onplace', status: 'translated', source: '', target: 'Leh' }),
    );
  });

  test('has only the fields that are translated into the language', () => {
    expect(list([], 'cn')).toEqual(['title missing']);
  });

  test('has each field of each table', () => {
    const records = Object.fromEntries(
      translatableTables.map((table) => {
        const values = translatableFields[table].map(({ columns }) => [columns.en, 'Leh']);
        const id = `${table.slice(0, -1)}_id`;
        return [table, [{ ...Object.fromEntries(values), [id]: 7 }, { title_en: 'without an id' }]];
      }),
    );
    const expected = translatableTables.flatMap((table) =>
      translatableFields[table].map(({ name }) => `${table}:7:${name}`),
    );
    expect(fieldStates(records, [], 'en').states.map(fieldKey)).toEqual(expected);
  });
});

test('countStatuses counts the states of a filter', () => {
  const { states } = fieldStates({ places: [place] }, [], 'en');
  expect(countStatuses(states.slice(0, 1))).toMatchObject({ translated: 1, missing: 0 });
});
