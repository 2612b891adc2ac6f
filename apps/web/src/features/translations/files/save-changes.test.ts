import type { FileChange } from '@cae-map/contract/entities/translations/translation-file';
import { expect, test } from 'vitest';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { saveChanges } from './save-changes.ts';

function change(id: number, characters: number): FileChange {
  const source = 'x'.repeat(characters);
  return {
    source_table: 'places',
    source_id: id,
    field: 'title',
    language: 'en',
    title: 'Leh',
    row: id,
    source,
    before: '',
    after: 'Leh',
    doubt: null,
  };
}

test.each([
  ['few', [10, 10], [2]],
  ['more than a request has', Array.from({ length: 501 }, () => 1), [500, 1]],
  ['longer than a request may be', [400_000, 400_000, 10], [1, 2]],
])('changes that are %s are saved in parts', async (_what, lengths, expected) => {
  const calls = fakeCalls({ saveTranslations: () => ({ saved: 1, suggested: 0, conflicts: [] }) });
  const result = await saveChanges(
    calls.client,
    lengths.map((length, index) => change(index + 1, length)),
  );
  const parts = calls.bodiesOf('saveTranslations') as { changes: unknown[] }[];
  expect(parts.map(({ changes }) => changes.length)).toEqual(expected);
  expect(result).toEqual({ saved: expected.length, suggested: 0, conflicts: 0 });
});
