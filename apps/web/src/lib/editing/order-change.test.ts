import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { describe, expect, test } from 'vitest';
import { changesOrder, currentNumbers, isOrderChange, numbersBefore } from './order-change.ts';

const at = '2026-11-27T10:00:00.000Z';
const change = (fields: Partial<RecordChange>): RecordChange => ({
  change_id: 1,
  at,
  editor: 'Editor',
  entity_id: 1,
  action: 'update',
  before: { seqid: 10 },
  after: { seqid: 11 },
  ...fields,
});
const moved = change({ entity_id: 1, before: { seqid: 10 }, after: { seqid: 14 } });
const renumbered = change({ change_id: 2, entity_id: 2, before: { seqid: 11 }, after: { seqid: 7 } });
const places = [
  { place_id: 1, seqid: 14 },
  { place_id: 2, seqid: 7 },
  { place_id: 3, seqid: 20 },
];

describe('the numbers before a change of the order', () => {
  test('include those of the records that the same write has renumbered, and no others', () => {
    const later = change({ change_id: 3, at: '2026-11-27T10:00:01.000Z', entity_id: 3 });
    const retitled = change({
      change_id: 4,
      entity_id: 4,
      before: { title_en: 'A' },
      after: { title_en: 'B' },
    });
    expect(numbersBefore('place', moved, [later, renumbered, moved, retitled])).toEqual([
      { id: 1, field: 'seqid', number: 10 },
      { id: 2, field: 'seqid', number: 11 },
    ]);
  });

  test('restore the order only if they are given to all of its records', () => {
    const numbers = numbersBefore('place', moved, [moved, renumbered]);
    expect(changesOrder('place', places, numbers)).toBe(true);
    expect(changesOrder('place', places, numbers.slice(0, 1))).toBe(false);
  });

  test('are compared with the current ones, which are left out where they are the same', () => {
    const numbers = [
      { id: 1, field: 'seqid', number: 10 },
      { id: 3, field: 'seqid', number: 20 },
      { id: 9, field: 'seqid', number: 1 },
    ];
    expect(currentNumbers('place', places, numbers)).toEqual([{ id: 1, field: 'seqid', number: 14 }]);
  });
});

test('images are compared within their places in the order of a place', () => {
  const images = [
    { image_id: 1, place_id: 5, seqid: 1, image_seqid: 1 },
    { image_id: 2, place_id: 6, seqid: 2, image_seqid: 2 },
  ];
  expect(changesOrder('image', images, [{ id: 2, field: 'image_seqid', number: 0 }])).toBe(false);
  expect(changesOrder('image', images, [{ id: 2, field: 'seqid', number: 0 }])).toBe(true);
});

test('a change of other fields as well is no change of the order', () => {
  const mixed = change({ before: { seqid: 1, title_en: 'A' }, after: { seqid: 2, title_en: 'B' } });
  const isEditable = (field: string) => field !== 'updated_at';
  expect(isOrderChange('place', mixed, isEditable)).toBe(false);
  expect(isOrderChange('place', moved, isEditable)).toBe(true);
  expect(isOrderChange('place', change({ action: 'create', before: null }), isEditable)).toBe(false);
});
