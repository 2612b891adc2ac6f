import type { UseStore } from 'idb-keyval';

/**
 * Copies of the lists that the page loaded last, kept in the browser's database: what a visitor sees when the server
 * does not answer. The store is opened on first use, because there is none on the server and in private windows.
 */

export interface SavedList {
  readonly records: unknown;
  /** When the copy was made, ISO 8601 in UTC. */
  readonly savedAt: string;
}

let opened: Promise<UseStore> | undefined;

async function openStore() {
  const { createStore } = await import('idb-keyval');
  opened ??= Promise.resolve(createStore('cae-map', 'lists'));
  return opened;
}

/** Keeps a copy of a list. Storage that is full or forbidden is no failure: the page works without the copy. */
export async function saveList(name: string, records: unknown, savedAt: string): Promise<void> {
  try {
    const { set } = await import('idb-keyval');
    await set(name, { records, savedAt } satisfies SavedList, await openStore());
  } catch {
    // Nothing to tell the visitor: only the comfort of the next failure is lost.
  }
}

/** The copy of a list, or null when there is none that can be read. */
export async function readSavedList(name: string): Promise<SavedList | null> {
  try {
    const { get } = await import('idb-keyval');
    const saved: unknown = await get(name, await openStore());
    return isSavedList(saved) ? saved : null;
  } catch {
    return null;
  }
}

function isSavedList(value: unknown): value is SavedList {
  return (
    typeof value === 'object' &&
    value !== null &&
    'records' in value &&
    'savedAt' in value &&
    typeof value.savedAt === 'string'
  );
}
