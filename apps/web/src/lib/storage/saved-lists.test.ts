import { expect, test, vi } from 'vitest';
import { logWarning } from '../log.ts';
import { readSavedList } from './saved-lists.ts';

const get = vi.hoisted(() => vi.fn<(store: string, key: string) => Promise<unknown>>());
vi.mock('idb', () => ({ openDB: async () => ({ get }) }));
vi.mock('../log.ts', () => ({ logWarning: vi.fn<() => void>() }));

test('readSavedList returns null and logs the name and the error if the storage fails', async () => {
  get.mockRejectedValue(new DOMException('The store is missing.', 'NotFoundError'));
  expect(await readSavedList('listPlaces')).toBeNull();
  expect(logWarning).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^listPlaces: .*The store is missing/),
  );
});

test('readSavedList returns null for a copy without a time', async () => {
  get.mockResolvedValue({ records: [] });
  expect(await readSavedList('listPlaces')).toBeNull();
});
