import { readLocal, removeLocal, writeLocal, type LocalKey } from '../storage/local-storage.ts';

/** The keys of local storage for the drafts of one kind of record. */
export type DraftsKey = Extract<LocalKey, `${string}Drafts`>;

/** A draft as it is kept in the browser. */
export interface StoredDraft {
  readonly id: number;
  /** The version of the record that was edited. */
  readonly version: number;
  /** The fields were typed when they were stored; another version of the product may have had other fields. */
  readonly changes: object;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The drafts that are kept; the oldest is dropped. */
const maxDrafts = 50;

/** All drafts of this browser. What cannot be read counts as no draft. */
export function readDrafts(key: DraftsKey): readonly StoredDraft[] {
  const text = readLocal(key);
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStoredDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the draft of a record in place of an earlier one. @returns whether the browser has stored it */
export function keepDraft(key: DraftsKey, draft: StoredDraft): boolean {
  const others = readDrafts(key).filter(({ id }) => id !== draft.id);
  return writeLocal(key, JSON.stringify([...others, draft].slice(-maxDrafts)));
}

/** Removes the draft of a record; without effect if there is none. */
export function dropDraft(key: DraftsKey, id: number): void {
  const others = readDrafts(key).filter((draft) => draft.id !== id);
  if (others.length === 0) removeLocal(key);
  else writeLocal(key, JSON.stringify(others));
}

/** The draft of a record; null if there is none. */
export function findDraft(key: DraftsKey, id: number): StoredDraft | null {
  return readDrafts(key).find((draft) => draft.id === id) ?? null;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, version, changes, savedAt } = value as Partial<Record<keyof StoredDraft, unknown>>;
  const isObject = typeof changes === 'object' && changes !== null;
  return [id, version, savedAt].every((number) => typeof number === 'number') && isObject;
}
