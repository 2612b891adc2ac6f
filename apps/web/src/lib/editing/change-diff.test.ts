import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { expect, test } from 'vitest';
import { changedFields, valuesBefore } from './change-diff.ts';

const isShown = (field: string): boolean => field !== 'version';

const update: RecordChange = {
  change_id: 1,
  at: '2026-11-01T10:00:00.000Z',
  editor: 'Lia',
  entity_id: 53,
  action: 'update',
  before: { notes: 'a', minzoom: 3, version: 1 },
  after: { notes: 'b', minzoom: 3, version: 2 },
};

test('changedFields returns the fields with other values, without hidden ones', () => {
  expect(changedFields(update, isShown)).toEqual([{ field: 'notes', before: 'a', after: 'b' }]);
});

test('changedFields returns nothing for a deleted record', () => {
  expect(changedFields({ ...update, action: 'delete', after: null }, isShown)).toEqual([]);
});

test('valuesBefore returns what an update has replaced', () => {
  expect(valuesBefore(update, isShown)).toEqual({ notes: 'a' });
});
