import type { IDBPObjectStore } from 'idb';
import { createStore } from 'zustand/vanilla';
import { randomCharacters } from '../../random-characters.ts';
import {
  findOpenDraftDatabase,
  openDraftDatabase,
  type DraftKey,
  type DraftsSchema,
} from './draft-database.ts';
import { readLocalDrafts, removeLocalDrafts } from './local-drafts.ts';
import { isStoredDraft, type DraftOwner, type OtherDraft, type StoredDraft } from './stored-draft.ts';

/**
 * The drafts of records in IndexedDB, one entry for each person, record and window. No function rejects: while the browser stores
 * nothing, because of a private window, a full disk or a missing IndexedDB, the drafts stay in the memory of the page.
 */

/** How a draft is kept. */
export interface DraftKeeping {
  /** Whether it outlasts the page. */
  readonly isStored: boolean;
  /** The drafts of the same record by the same person in other windows, the newest first. */
  readonly others: readonly OtherDraft[];
}

/** A draft that was found, and how it is kept. */
export interface FoundDraft extends DraftKeeping {
  /** Null if there is none. */
  readonly draft: StoredDraft | null;
}

/** The drafts of a person that are kept; the oldest are removed. */
export const maxDrafts = 100;

/** How long a draft is kept, in milliseconds. */
export const maxAge = 180 * 24 * 60 * 60 * 1000;

/** The window of the drafts from local storage. */
const localStorageWindow = 'local-storage';

/** The drafts that the browser has not stored, or not yet, by `memoryKey`. */
const memory = createStore<Readonly<Record<string, StoredDraft>>>(() => ({}));

type DraftObjectStore = IDBPObjectStore<DraftsSchema, ['drafts'], 'drafts', 'readwrite'>;

/** The window or tab of this page; it differs after a reload. */
const thisWindow = randomCharacters(12);

/**
 * Finds the draft of a record in this window. Without one, the newest draft of the other windows is moved to this window. Also imports
 * the drafts of earlier versions of the product, and removes old ones.
 */
export async function findDraft(owner: DraftOwner, windowId = thisWindow): Promise<FoundDraft> {
  const outcome = await changeStore(async (store) => {
    await importLocalDrafts(store, owner.userId);
    const entries = await listEntries(store, owner);
    await removeOldDrafts(store, owner);
    const found = entries.find(({ key }) => key[3] === windowId) ?? entries[0];
    if (found !== undefined && found.key[3] !== windowId) {
      await store.delete(found.key);
      await store.put(found.draft, keyOf(owner, windowId));
    }
    const others = entries.filter((entry) => entry !== found);
    return { draft: found?.draft ?? null, others: toOthers(others, windowId) };
  });
  const unstored = memory.getState()[memoryKey(owner)] ?? null;
  if (outcome !== null) {
    removeLocalDrafts();
    return { isStored: unstored === null, others: outcome.others, draft: unstored ?? outcome.draft };
  }
  return { isStored: false, others: [], draft: unstored ?? findLocalDraft(owner) };
}

/** Stores the draft of a record in this window in place of its earlier one. */
export async function storeDraft(
  owner: DraftOwner,
  draft: StoredDraft,
  windowId = thisWindow,
): Promise<DraftKeeping> {
  memory.setState({ [memoryKey(owner)]: draft });
  if (!(await putDraft(draft, keyOf(owner, windowId)))) return { isStored: false, others: [] };
  if (memory.getState()[memoryKey(owner)] === draft) forget(owner);
  return { isStored: true, others: await listOthers(owner, windowId) };
}

/**
 * Stores a draft in a transaction without other requests. It is committed explicitly, so that the browser completes it, and one that
 * `storeDraftOnLeaving` begins, also when the page is closed meanwhile.
 */
async function putDraft(draft: StoredDraft, key: DraftKey): Promise<boolean> {
  try {
    const transaction = (await openDraftDatabase()).transaction('drafts', 'readwrite');
    // It may be rejected before it is awaited.
    transaction.done.catch(() => undefined);
    const request = transaction.store.put(draft, key);
    transaction.commit();
    await Promise.all([request, transaction.done]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the draft of a record while the page is being left: nothing is awaited.
 * @param draft null removes it
 */
export function storeDraftOnLeaving(
  owner: DraftOwner,
  draft: StoredDraft | null,
  windowId = thisWindow,
): void {
  try {
    const transaction = findOpenDraftDatabase()?.transaction('drafts', 'readwrite');
    if (transaction === undefined) return;
    const key = keyOf(owner, windowId);
    const request: Promise<unknown> =
      draft === null ? transaction.store.delete(key) : transaction.store.put(draft, key);
    // Otherwise the browser would commit it only in a later task, which a closed page does not have.
    transaction.commit();
    Promise.all([request, transaction.done]).catch(() => undefined);
  } catch {
    // The database is being closed: what was stored before remains.
  }
}

/** Removes the draft of a record that this window has stored, if there is one. Drafts of other windows remain. */
export async function removeDraft(owner: DraftOwner, windowId = thisWindow): Promise<DraftKeeping> {
  forget(owner);
  const others = await changeStore(async (store) => {
    await store.delete(keyOf(owner, windowId));
    return toOthers(await listEntries(store, owner), windowId);
  });
  return { isStored: others !== null, others: others ?? [] };
}

/** The ids of the records of a kind of which a person has drafts, in ascending order; none if the browser cannot read them. */
export async function listDraftIds(userId: number, entity: string): Promise<readonly number[]> {
  const ids = await changeStore(async (store) => {
    // An array is greater than every number.
    const keys = await store.getAllKeys(IDBKeyRange.bound([userId, entity], [userId, entity, []]));
    return [...new Set(keys.map(([_user, _entity, id]) => id))];
  });
  return ids ?? [];
}

/** Removes the draft that another window has stored. @returns the removed draft; null if it is no longer stored */
export async function takeOtherDraft(owner: DraftOwner, windowId: string): Promise<StoredDraft | null> {
  return await changeStore(async (store) => {
    const draft = await store.get(keyOf(owner, windowId));
    await store.delete(keyOf(owner, windowId));
    return isStoredDraft(draft) ? draft : null;
  });
}

/** Runs one transaction. @returns its result; null if the browser cannot store anything, and then nothing is changed */
async function changeStore<Result>(
  change: (store: DraftObjectStore) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await openDraftDatabase();
    const transaction = database.transaction('drafts', 'readwrite');
    // It may be rejected before it is awaited.
    transaction.done.catch(() => undefined);
    const result = await change(transaction.store);
    await transaction.done;
    return result;
  } catch {
    return null;
  }
}

/** The drafts of a record in other windows; none if the browser cannot read them. */
async function listOthers(owner: DraftOwner, windowId: string): Promise<OtherDraft[]> {
  try {
    const { store, done } = (await openDraftDatabase()).transaction('drafts', 'readonly');
    done.catch(() => undefined);
    return toOthers(await listEntries(store, owner), windowId);
  } catch {
    return [];
  }
}

interface Entry {
  readonly key: DraftKey;
  readonly draft: StoredDraft;
}

/** The drafts of a record in all windows, the newest first. */
async function listEntries(
  store: Pick<DraftObjectStore, 'getAll' | 'getAllKeys'>,
  { userId, entity, id }: DraftOwner,
): Promise<Entry[]> {
  // An array is greater than every text.
  const ofRecord = IDBKeyRange.bound([userId, entity, id], [userId, entity, id, []]);
  const [keys, drafts] = await Promise.all([store.getAllKeys(ofRecord), store.getAll(ofRecord)]);
  return keys
    .flatMap((key, index) => {
      const draft: unknown = drafts[index];
      return isStoredDraft(draft) ? [{ key, draft }] : [];
    })
    .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
}

function toOthers(entries: readonly Entry[], windowId: string): OtherDraft[] {
  return entries
    .filter(({ key }) => key[3] !== windowId)
    .map(({ key, draft }) => ({ windowId: key[3], savedAt: draft.savedAt }));
}

/** Takes over the drafts in local storage, which belong to the person who signs in first. */
async function importLocalDrafts(store: DraftObjectStore, userId: number): Promise<void> {
  await Promise.all(
    readLocalDrafts().map(({ entity, id, draft }) =>
      store.put(draft, keyOf({ userId, entity, id }, localStorageWindow)),
    ),
  );
}

function findLocalDraft({ entity, id }: DraftOwner): StoredDraft | null {
  return readLocalDrafts().find((local) => local.entity === entity && local.id === id)?.draft ?? null;
}

/** Removes the drafts beyond the bounds of age and number, but none of the record that is being opened. */
async function removeOldDrafts(store: DraftObjectStore, owner: DraftOwner): Promise<void> {
  const bySavedAt = store.index('savedAt');
  const [all, old] = await Promise.all([
    bySavedAt.getAllKeys(),
    bySavedAt.getAllKeys(IDBKeyRange.upperBound(Date.now() - maxAge)),
  ]);
  const isOpened = ([userId, entity, id]: DraftKey): boolean =>
    userId === owner.userId && entity === owner.entity && id === owner.id;
  // The oldest first; the opened record may get a draft as well.
  const ofPerson = all.filter((key) => key[0] === owner.userId && !isOpened(key));
  const beyond = ofPerson.slice(0, Math.max(0, ofPerson.length - maxDrafts + 1));
  const removed = [...old.filter((key) => !isOpened(key)), ...beyond];
  await Promise.all(removed.map((key) => store.delete(key)));
}

function keyOf({ userId, entity, id }: DraftOwner, windowId: string): DraftKey {
  return [userId, entity, id, windowId];
}

function forget(owner: DraftOwner): void {
  const { [memoryKey(owner)]: _removed, ...others } = memory.getState();
  memory.setState(others, true);
}

const memoryKey = ({ userId, entity, id }: DraftOwner): string => `${userId} ${entity} ${id}`;
