import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';

const copy = { records: [{ place_id: 5 }], savedAt: '2026-11-01T08:00:00.000Z' };

/** The module opens the database once. */
async function loadModule() {
  vi.resetModules();
  return await import('./saved-lists.ts');
}

useIndexedDb();

test('readSavedList returns the copy that saveList has stored', async () => {
  const { readSavedList, saveList } = await loadModule();
  await saveList('listPlaces', copy.records, copy.savedAt);
  expect(await readSavedList('listPlaces')).toEqual(copy);
});

test('readSavedList returns null for a list without a copy', async () => {
  const { readSavedList } = await loadModule();
  expect(await readSavedList('listPlaces')).toBeNull();
});

test('readSavedList returns the copy of an earlier version of the application', async () => {
  const database = await openDB('cae-map', 1, {
    upgrade: (earlier) => void earlier.createObjectStore('lists'),
  });
  await database.put('lists', copy, 'listPlaces');
  database.close();
  const { readSavedList } = await loadModule();
  expect(await readSavedList('listPlaces')).toEqual(copy);
});
