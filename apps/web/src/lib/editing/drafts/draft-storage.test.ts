// @vitest-environment jsdom
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { closeDraftDatabase, openDraftDatabase, openTimeout } from './draft-database.ts';
import {
  findDraft,
  maxAge,
  maxDrafts,
  removeDraft,
  storeDraft,
  storeDraftOnLeaving,
  takeOtherDraft,
} from './draft-storage.ts';
import type { DraftOwner, StoredDraft } from './stored-draft.ts';

useIndexedDb();

/** Each test uses another record, because drafts in memory persist between tests. */
let owner: DraftOwner;
let lastId = 0;
beforeEach(() => {
  lastId += 1;
  owner = { userId: 7, entity: 'place', id: lastId };
});

const now = Date.now();

function draftOf(title_en: string, savedAt = now): StoredDraft {
  return { version: 3, before: { title_en: 'Leh' }, changes: { title_en }, savedAt };
}

/** Makes every write of the browser fail. */
function fillDisk(): { readonly restore: () => void } {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no space', 'QuotaExceededError');
  });
  return { restore: () => put.mockRestore() };
}

describe('storeDraft', () => {
  test('stores a draft that is found after the page is loaded again', async () => {
    expect(await storeDraft(owner, draftOf('Lé'), 'first')).toEqual({ isStored: true, others: [] });
    closeDraftDatabase();
    expect(await findDraft(owner, 'second')).toEqual({ isStored: true, others: [], draft: draftOf('Lé') });
  });

  test('keeps the drafts of two persons of the same record apart', async () => {
    await storeDraft(owner, draftOf('Mine'));
    expect((await findDraft({ ...owner, userId: 8 })).draft).toBeNull();
    expect((await findDraft(owner)).draft).toEqual(draftOf('Mine'));
  });

  test('keeps the drafts of two kinds of records with the same id apart', async () => {
    await storeDraft(owner, draftOf('A place'));
    expect((await findDraft({ ...owner, entity: 'image' })).draft).toBeNull();
  });

  test('leaves the draft of another window of the same record as it is, and reports it', async () => {
    await storeDraft(owner, draftOf('First', now - 1000), 'first');
    expect(await storeDraft(owner, draftOf('Second'), 'second')).toEqual({
      isStored: true,
      others: [{ windowId: 'first', savedAt: now - 1000 }],
    });
    expect((await findDraft(owner, 'first')).draft).toEqual(draftOf('First', now - 1000));
  });

  test('keeps the draft in memory while the disk is full, and stores it when there is space again', async () => {
    const disk = fillDisk();
    expect(await storeDraft(owner, draftOf('Lé'))).toEqual({ isStored: false, others: [] });
    expect(await findDraft(owner)).toEqual({ isStored: false, others: [], draft: draftOf('Lé') });
    disk.restore();
    expect((await storeDraft(owner, draftOf('Léh'))).isStored).toBe(true);
    expect(await findDraft(owner, 'next')).toEqual({ isStored: true, others: [], draft: draftOf('Léh') });
  });
});

describe('findDraft', () => {
  test('moves the newest draft of the other windows to this window, and reports the older ones', async () => {
    await storeDraft(owner, draftOf('Old', now - 2000), 'old');
    await storeDraft(owner, draftOf('New', now - 1000), 'new');
    const others = [{ windowId: 'old', savedAt: now - 2000 }];
    expect(await findDraft(owner, 'third')).toEqual({
      isStored: true,
      others,
      draft: draftOf('New', now - 1000),
    });
    expect(await storeDraft(owner, draftOf('Newest'), 'third')).toEqual({ isStored: true, others });
  });

  test('prefers the draft of this window to a newer one of another window', async () => {
    await storeDraft(owner, draftOf('Mine', now - 1000), 'first');
    await storeDraft(owner, draftOf('Newer'), 'second');
    expect(await findDraft(owner, 'first')).toMatchObject({
      draft: draftOf('Mine', now - 1000),
      others: [{ windowId: 'second' }],
    });
  });

  test('finds nothing in an entry that another version of the product has written differently', async () => {
    await storeDraft(owner, draftOf('Lé'), 'first');
    const database = await openDraftDatabase();
    // The value is invalid on purpose, so the type of the store is bypassed.
    const value = { version: 'x' } as unknown as StoredDraft;
    await database.put('drafts', value, [owner.userId, owner.entity, owner.id, 'first']);
    expect((await findDraft(owner)).draft).toBeNull();
  });

  test.each([
    ['without IndexedDB', () => void vi.stubGlobal('indexedDB', undefined)],
    [
      'in a private window that refuses IndexedDB',
      () =>
        void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ])('finds the draft in memory %s', async (_condition, deny) => {
    deny();
    expect(await findDraft(owner)).toEqual({ isStored: false, others: [], draft: null });
    await storeDraft(owner, draftOf('Lé'));
    expect(await findDraft(owner)).toEqual({ isStored: false, others: [], draft: draftOf('Lé') });
    await removeDraft(owner);
    expect((await findDraft(owner)).draft).toBeNull();
  });

  test('does not wait for a browser that never opens the database', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
    vi.useFakeTimers();
    const finding = findDraft(owner);
    await vi.advanceTimersByTimeAsync(openTimeout);
    expect(await finding).toEqual({ isStored: false, others: [], draft: null });
  });

  test('keeps nothing in a database of a newer version of the product, and leaves it as it is', async () => {
    await storeDraft(owner, draftOf('Lé'), 'first');
    closeDraftDatabase();
    (await openDB('cae-map-drafts', 99)).close();
    expect((await storeDraft(owner, draftOf('Léh'), 'second')).isStored).toBe(false);
    const database = await openDB('cae-map-drafts');
    expect(await database.getAll('drafts')).toEqual([draftOf('Lé')]);
    database.close();
  });

  test('removes drafts that are older than the bound, but not that of the opened record', async () => {
    const other = { ...owner, id: 1_000_000 };
    await storeDraft(owner, draftOf('Opened', now - 2 * maxAge));
    await storeDraft(other, draftOf('Old', now - 2 * maxAge));
    expect((await findDraft(owner)).draft).not.toBeNull();
    const database = await openDraftDatabase();
    expect((await database.getAllKeys('drafts')).map(([, , id]) => id)).toEqual([owner.id]);
  });

  test('removes the oldest drafts beyond the bound of their number, and none of another person', async () => {
    await storeDraft({ ...owner, userId: 8 }, draftOf('Another person', now - maxDrafts - 10));
    for (let index = 0; index <= maxDrafts; index += 1)
      await storeDraft({ ...owner, id: 1_000_000 + index }, draftOf('Draft', now - index));
    await findDraft(owner);
    const database = await openDraftDatabase();
    const keys = await database.getAllKeys('drafts');
    const ids = keys.filter(([userId]) => userId === 7).map(([, , id]) => id);
    expect(ids).toEqual(Array.from({ length: maxDrafts - 1 }, (_, index) => 1_000_000 + index));
    expect(keys).toHaveLength(maxDrafts);
  });
});

describe('the drafts in local storage of an earlier version of the product', () => {
  const local = (fields: object = {}) => ({
    id: owner.id,
    version: 3,
    changes: { title_en: 'Lé' },
    savedAt: now,
    ...fields,
  });

  test('are imported once, and then removed from local storage', async () => {
    localStorage.setItem('placeDrafts', JSON.stringify([local()]));
    localStorage.setItem('imageDrafts', JSON.stringify([local({ changes: { licence: 'CC0' } })]));
    expect((await findDraft(owner)).draft).toEqual({ ...draftOf('Lé'), before: {} });
    expect([localStorage.getItem('placeDrafts'), localStorage.getItem('imageDrafts')]).toEqual([null, null]);
    expect((await findDraft({ ...owner, entity: 'image' })).draft?.changes).toEqual({ licence: 'CC0' });
    await removeDraft(owner);
    expect((await findDraft(owner)).draft).toBeNull();
  });

  test('are found where they are, and kept there, while the browser has no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const text = JSON.stringify([local()]);
    localStorage.setItem('placeDrafts', text);
    expect((await findDraft(owner)).draft?.changes).toEqual({ title_en: 'Lé' });
    expect(localStorage.getItem('placeDrafts')).toBe(text);
  });

  test.each(['{', '7', '[{"id":"x"}]', '[null]'])('are none if they cannot be read: %s', async (text) => {
    localStorage.setItem('placeDrafts', text);
    expect((await findDraft(owner)).draft).toBeNull();
  });
});

describe('the draft of another window', () => {
  test('is returned and removed by takeOtherDraft', async () => {
    await storeDraft(owner, draftOf('First'), 'first');
    expect(await takeOtherDraft(owner, 'first')).toEqual(draftOf('First'));
    expect(await takeOtherDraft(owner, 'first')).toBeNull();
  });

  test('remains when the draft of this window is removed', async () => {
    await storeDraft(owner, draftOf('First'), 'first');
    await storeDraft(owner, draftOf('Second'), 'second');
    expect((await removeDraft(owner, 'second')).others).toEqual([{ windowId: 'first', savedAt: now }]);
  });
});

describe('storeDraftOnLeaving', () => {
  test('stores the draft without another task of the page', async () => {
    await findDraft(owner);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    storeDraftOnLeaving(owner, draftOf('Lé'), 'first');
    expect(commit).toHaveBeenCalledOnce();
    expect((await findDraft(owner, 'first')).draft).toEqual(draftOf('Lé'));
  });

  test('removes the draft when nothing is changed any more', async () => {
    await storeDraft(owner, draftOf('Lé'), 'first');
    storeDraftOnLeaving(owner, null, 'first');
    expect((await findDraft(owner, 'first')).draft).toBeNull();
  });

  test('does nothing while the database is not open', () => {
    expect(() => storeDraftOnLeaving(owner, draftOf('Lé'))).not.toThrow();
  });
});
