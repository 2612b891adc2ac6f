import { readLocal, removeLocal, type LocalKey } from '../../storage/local-storage.ts';
import type { StoredDraft } from './stored-draft.ts';

/** The drafts that earlier versions of the product have kept in local storage, by the kind of record. */
const keys: ReadonlyMap<string, Extract<LocalKey, 'placeDrafts' | 'imageDrafts'>> = new Map([
  ['place', 'placeDrafts'],
  ['image', 'imageDrafts'],
] as const);

/** A draft in local storage, which names no person. */
export interface LocalDraft {
  readonly entity: string;
  readonly id: number;
  readonly draft: StoredDraft;
}

/** All drafts in local storage. Entries that cannot be read are ignored. */
export function readLocalDrafts(): readonly LocalDraft[] {
  return [...keys].flatMap(([entity, key]) =>
    readList(readLocal(key)).flatMap((value) => toDraft(entity, value)),
  );
}

/** Removes the drafts from local storage, once they are stored elsewhere. */
export function removeLocalDrafts(): void {
  for (const key of keys.values()) removeLocal(key);
}

function readList(text: string | null): readonly unknown[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function toDraft(entity: string, value: unknown): readonly LocalDraft[] {
  const { id, version, changes, savedAt } = Object(value) as Partial<Record<string, unknown>>;
  const isReadable =
    typeof id === 'number' &&
    typeof version === 'number' &&
    typeof savedAt === 'number' &&
    typeof changes === 'object' &&
    changes !== null;
  return isReadable ? [{ entity, id, draft: { version, before: {}, changes, savedAt } }] : [];
}
