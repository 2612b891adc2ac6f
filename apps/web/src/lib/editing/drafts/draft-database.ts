import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredDraft } from './stored-draft.ts';

/** A window has its own draft of a record, so that no window overwrites the draft of another one. */
export type DraftKey = [userId: number, entity: string, id: number, windowId: string];

export interface DraftsSchema extends DBSchema {
  drafts: { key: DraftKey; value: StoredDraft; indexes: { savedAt: number } };
}

export type DraftDatabase = IDBPDatabase<DraftsSchema>;

/** Change it together with `upgrade`, which must keep all drafts of earlier versions. */
const databaseVersion = 1;

/** How long the browser may take to open the database, in milliseconds; some never respond in a private window. */
export const openTimeout = 3000;

let opening: Promise<DraftDatabase> | undefined;
let opened: DraftDatabase | null = null;

/**
 * Opens the database on first use.
 * @throws {Error} if the browser has none or does not open it in time; the next call tries again
 */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  opening ??= open();
  const attempt = opening;
  try {
    return await withTimeout(attempt);
  } catch (error) {
    if (opening === attempt) closeDraftDatabase();
    throw error;
  }
}

/** The database if it is open, for a page that is being left; null otherwise. */
export function findOpenDraftDatabase(): DraftDatabase | null {
  return opened;
}

/** Closes the database after the current transactions. The next call opens it again. */
export function closeDraftDatabase(): void {
  const closing = opening;
  opening = undefined;
  opened = null;
  closing?.then((database) => database.close()).catch(() => undefined);
}

async function open(): Promise<DraftDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('this browser has no IndexedDB');
  const database = await openDB<DraftsSchema>('cae-map-drafts', databaseVersion, {
    upgrade(created) {
      created.createObjectStore('drafts').createIndex('savedAt', 'savedAt');
    },
    // A newer version of the application in another tab must not wait for this one.
    blocking: closeDraftDatabase,
    terminated: closeDraftDatabase,
  });
  opened = database;
  return database;
}

async function withTimeout(attempt: Promise<DraftDatabase>): Promise<DraftDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not respond')), openTimeout);
  });
  try {
    return await Promise.race([attempt, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
