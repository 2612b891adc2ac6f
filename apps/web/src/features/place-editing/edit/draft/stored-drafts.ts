import { readLocal, removeLocal, writeLocal } from '../../../../lib/storage/local-storage.ts';
import type { PlaceChanges } from './draft.ts';

/** A draft as it is kept in the browser. */
export interface StoredDraft {
  readonly placeId: number;
  /** The version of the place that was edited. */
  readonly version: number;
  readonly changes: PlaceChanges;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The drafts that are kept; the oldest is dropped. */
const maxDrafts = 50;

/** All drafts of this browser. What cannot be read counts as no draft. */
export function readDrafts(): readonly StoredDraft[] {
  const text = readLocal('placeDrafts');
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStoredDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the draft of a place in place of an earlier one. @returns whether the browser has stored it */
export function keepDraft(draft: StoredDraft): boolean {
  const others = readDrafts().filter(({ placeId }) => placeId !== draft.placeId);
  return writeLocal('placeDrafts', JSON.stringify([...others, draft].slice(-maxDrafts)));
}

/** Removes the draft of a place; without effect if there is none. */
export function dropDraft(placeId: number): void {
  const others = readDrafts().filter((draft) => draft.placeId !== placeId);
  if (others.length === 0) removeLocal('placeDrafts');
  else writeLocal('placeDrafts', JSON.stringify(others));
}

/** The draft of a place; null if there is none. */
export function findDraft(placeId: number): StoredDraft | null {
  return readDrafts().find((draft) => draft.placeId === placeId) ?? null;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { placeId, version, changes, savedAt } = value as Partial<Record<keyof StoredDraft, unknown>>;
  const isObject = typeof changes === 'object' && changes !== null;
  return [placeId, version, savedAt].every((number) => typeof number === 'number') && isObject;
}
