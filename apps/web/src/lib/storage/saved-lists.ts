import type { DBSchema, IDBPDatabase } from 'idb';
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

interface ListsSchema extends DBSchema {
  lists: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<ListsSchema>> | undefined;

async function openLists(): Promise<IDBPDatabase<ListsSchema>> {
  const { openDB } = await import('idb');
  opened ??= openDB<ListsSchema>('cae-map', 1, {
    upgrade: (database) => void database.createObjectStore('lists'),
    // The next access opens it again.
    terminated() {
      opened = undefined;
    },
  });
  return await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
}

/** Saves a copy of a list. Errors of the storage are ignored, since the page works without the copy. */
export async function saveList(name: string, records: unknown, savedAt: string): Promise<void> {
  try {
    const database = await openLists();
    await database.put('lists', { records, savedAt } satisfies SavedList, name);
  } catch {
    // Not reported: the copy is only a fallback.
  }
}

/** Returns the copy of a list, or null if it is absent or invalid. */
export async function readSavedList(name: string): Promise<SavedList | null> {
  try {
    const database = await openLists();
    const saved = await database.get('lists', name);
    if (saved === undefined) return null;
    if (isSavedList(saved)) return saved;
    logWarning(`${name}: the saved copy is damaged and was removed`);
    await database.delete('lists', name);
    return null;
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
    Array.isArray(value.records) &&
    value.records.every((record) => typeof record === 'object' && record !== null) &&
    'savedAt' in value &&
    typeof value.savedAt === 'string'
  );
}
