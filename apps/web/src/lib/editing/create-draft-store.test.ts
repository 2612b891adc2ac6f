// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { createDraftStore, writeInterval } from './create-draft-store.ts';
import { draftRecord, findConflicts } from './draft.ts';
import { findDraft, storeDraft } from './drafts/draft-storage.ts';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly notes: string;
}

const base: Item = { id: 53, version: 3, title: 'Leh', notes: '' };
const userId = 7;
const owner = { userId, entity: 'place', id: 53 };

const createItemStore = () =>
  createDraftStore<Item, 'title' | 'notes'>({
    entity: 'place',
    readId: ({ id }) => id,
  });

useIndexedDb();

let drafts: ReturnType<typeof createItemStore>;
beforeEach(() => {
  drafts = createItemStore();
});
afterEach(() => drafts.stop());

const state = () => drafts.store.getState();
const changes = () => state().draft?.changes;
const storedChanges = async () => (await findDraft(owner)).draft?.changes;

describe('a draft store', () => {
  test('restores the draft of a record that was left, and removes it when nothing is changed any more', async () => {
    await drafts.start(base, userId);
    expect(state()).toMatchObject({ draft: { changes: {} }, restoredAt: null });
    drafts.edit({ title: 'Lé' });
    drafts.stop();
    await drafts.start(base, userId);
    expect(changes()).toEqual({ title: 'Lé' });
    expect(state().restoredAt).not.toBeNull();
    drafts.edit({ title: 'Leh' });
    expect(state().restoredAt).toBeNull();
    drafts.stop();
    expect(await storedChanges()).toBeUndefined();
  });

  test('does not show the draft of another person', async () => {
    await drafts.start(base, userId);
    drafts.edit({ title: 'Lé' });
    drafts.stop();
    await drafts.start(base, 8);
    expect(changes()).toEqual({});
  });

  test('writes at most once per interval while fields are edited', async () => {
    await drafts.start(base, userId);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const times: number[] = [];
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const countWrites = (): number =>
      transaction.mock.calls.filter(([, mode]) => mode === 'readwrite').length;
    for (let typed = 1; typed <= 100; typed += 1) {
      drafts.edit({ notes: 'x'.repeat(typed) }, 'notes');
      const before = countWrites();
      await vi.advanceTimersByTimeAsync(typed === 1 ? 0 : 50);
      if (countWrites() > before) times.push(Date.now());
    }
    expect(countWrites()).toBe(times.length);
    const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(intervals.length).toBeGreaterThan(0);
    expect(Math.min(...intervals)).toBeGreaterThanOrEqual(writeInterval);
  });

  test('stores what was typed since the last write when the page is left', async () => {
    await drafts.start(base, userId);
    drafts.edit({ title: 'Lé' });
    drafts.storeOnLeaving();
    expect(await storedChanges()).toEqual({ title: 'Lé' });
  });

  test('continues on the stored record with what was typed while a new one was being stored', async () => {
    const blank: Item = { id: 0, version: 0, title: '', notes: '' };
    await drafts.start(blank, userId);
    drafts.edit({ title: 'Hundar', notes: 'a' });
    const sent = { ...blank, title: 'Hundar', notes: 'a' };
    drafts.edit({ notes: 'ab' });
    const stored: Item = { ...sent, id: 53, version: 1 };
    drafts.continueAsStored(stored, sent);
    drafts.stop();
    expect(await findDraft({ ...owner, id: 0 })).toMatchObject({ draft: null });
    await drafts.start(stored, userId);
    expect(state().draft).toMatchObject({ base: stored, changes: { notes: 'ab' } });
    expect(changes()).toEqual({ notes: 'ab' });
  });

  test('leaves no draft when a new record is stored as it was entered', async () => {
    const blank: Item = { id: 0, version: 0, title: '', notes: '' };
    await drafts.start(blank, userId);
    drafts.edit({ title: 'Hundar' });
    drafts.continueAsStored({ ...base, version: 1, title: 'Hundar' }, { ...blank, title: 'Hundar' });
    drafts.stop();
    expect(await storedChanges()).toBeUndefined();
    expect(await findDraft({ ...owner, id: 0 })).toMatchObject({ draft: null });
  });

  test('shows that the browser stores nothing, and keeps the draft for this visit', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await drafts.start(base, userId);
    drafts.edit({ title: 'Lé' });
    expect(state().keeping.isStored).toBe(false);
    drafts.stop();
    await drafts.start(base, userId);
    expect(changes()).toEqual({ title: 'Lé' });
  });

  test('ignores a draft that is found after editing has ended', async () => {
    const starting = drafts.start(base, userId);
    drafts.stop();
    await starting;
    expect(state().draft).toBeNull();
  });

  test('keeps a restored draft on the edited version if another editor has changed the record since', async () => {
    await drafts.start(base, userId);
    drafts.edit({ title: 'Mine' });
    drafts.stop();
    const current = { ...base, version: 4, title: 'Theirs', notes: 'new' };
    await drafts.start(current, userId);
    const { draft } = state();
    expect(draft?.base).toEqual({ ...current, version: 3, title: 'Leh' });
    expect(draft && draftRecord(draft)).toMatchObject({ title: 'Mine', notes: 'new' });
    expect(draft && findConflicts(draft, current)).toEqual([
      { field: 'title', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  test('removes a restored draft whose values another editor has saved', async () => {
    await drafts.start(base, userId);
    drafts.edit({ title: 'Lé' });
    drafts.stop();
    await drafts.start({ ...base, version: 4, title: 'Lé' }, userId);
    expect(state()).toMatchObject({ draft: { changes: {}, base: { version: 4 } }, restoredAt: null });
    drafts.stop();
    expect(await storedChanges()).toBeUndefined();
  });
});

describe('a draft store with a draft of another window', () => {
  const elsewhere = { version: 3, before: { title: 'Leh' }, changes: { title: 'Elsewhere' }, savedAt: 1 };

  async function openInTwoWindows() {
    await drafts.start(base, userId);
    drafts.edit({ notes: 'here' });
    await storeDraft(owner, elsewhere, 'other-window');
    drafts.edit({ notes: 'here too' });
    await vi.waitFor(() =>
      expect(state().keeping.others).toEqual([{ windowId: 'other-window', savedAt: 1 }]),
    );
  }

  test('shows it, and overwrites neither', async () => {
    await openInTwoWindows();
    expect(changes()).toEqual({ notes: 'here too' });
    expect((await findDraft(owner, 'other-window')).draft).toEqual(elsewhere);
  });

  test('puts it into the form as a change that can be undone', async () => {
    await openInTwoWindows();
    await drafts.takeOther('other-window');
    expect(changes()).toEqual({ notes: 'here too', title: 'Elsewhere' });
    expect(state().keeping.others).toEqual([]);
    drafts.undo();
    expect(changes()).toEqual({ notes: 'here too' });
  });

  test('removes it on request and keeps its own', async () => {
    await openInTwoWindows();
    await drafts.removeOther('other-window');
    expect(state().keeping.others).toEqual([]);
    expect(changes()).toEqual({ notes: 'here too' });
    drafts.stop();
    expect(await findDraft(owner)).toMatchObject({ others: [], draft: { changes: { notes: 'here too' } } });
  });
});
