import type { UseStore } from 'idb-keyval';
import { logWarning } from '../log.ts';

/**
 * Copies of the lists in IndexedDB, which are shown when the server does not respond. The database is opened on first use,
 * because it is not available on the server.
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

/** Saves a copy of a list. Errors of the storage are ignored, since the page works without the copy. */
export async function saveList(name: string, records: unknown, savedAt: string): Promise<void> {
  try {
    const { set } = await import('idb-keyval');
    await set(name, { records, savedAt } satisfies SavedList, await openStore());
  } catch {
    // Not reported: the copy is only a fallback.
  }
}

/** Returns the copy of a list, or null if it is absent or invalid. */
export async function readSavedList(name: string): Promise<SavedList | null> {
  try {
    const { get } = await import('idb-keyval');
    const saved: unknown = await get(name, await openStore());
    return isSavedList(saved) ? saved : null;
  } catch (error) {
    logWarning(`${name}: the saved copy cannot be read (${String(error)})`);
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
