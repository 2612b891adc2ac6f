import { expect, test } from 'vitest';
import { restoredFields } from './restored-fields.ts';

const before = { title_en: 'Leh', minzoom: 5, path: [1, 2] };

test('restores only the fields that the change had set, whatever else has changed since', () => {
  const saved = { ...before, minzoom: 6 };
  const current = { title_en: 'Leh (Ladakh)', minzoom: 6, path: [3], version: 9 };
  expect(restoredFields({ before, saved, current })).toEqual({ minzoom: 5 });
});

test('throws a version conflict when a field of the change has been changed again', () => {
  const saved = { ...before, minzoom: 6 };
  expect(() => restoredFields({ before, saved, current: { ...saved, minzoom: 7 } })).toThrow(
    expect.objectContaining({ status: 409, code: 'version_conflict' }),
  );
});

test('JSON fields with the same content are equal', () => {
  const saved = { ...before, path: [4] };
  expect(restoredFields({ before, saved, current: { ...saved, path: [4] } })).toEqual({ path: [1, 2] });
});
