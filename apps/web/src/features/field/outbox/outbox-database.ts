import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Note, NotePhotograph } from './note.ts';

/** The sender that has the right to send while a browser has no locks. Times are milliseconds since 1970. */
export interface SenderLease {
  readonly holder: string;
  readonly until: number;
}

interface OutboxSchema extends DBSchema {
  notes: { key: string; value: Note };
  photographs: { key: string; value: NotePhotograph };
  lease: { key: 'sender'; value: SenderLease };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

type WrittenStores = ['notes', 'photographs'];
export type NotesStore = IDBPObjectStore<OutboxSchema, WrittenStores, 'notes', 'readwrite'>;
export type PhotographsStore = IDBPObjectStore<OutboxSchema, WrittenStores, 'photographs', 'readwrite'>;

/** Change it together with `upgrade`, which must keep the notes of earlier versions. */
const databaseVersion = 1;

let opening: Promise<OutboxDatabase> | undefined;

/**
 * Opens the database on first use.
 * @throws {Error} if the browser has none or refuses it; the next call tries again
 */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  opening ??= open();
  const attempt = opening;
  try {
    return await attempt;
  } catch (error) {
    if (opening === attempt) opening = undefined;
    throw error;
  }
}

/** Closes the database after the current transactions. The next call opens it again. */
export async function closeOutboxDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  const database = await closing?.catch(() => undefined);
  database?.close();
}

async function open(): Promise<OutboxDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('this browser has no IndexedDB');
  return await openDB<OutboxSchema>('cae-map-outbox', databaseVersion, {
    upgrade(created) {
      created.createObjectStore('notes');
      created.createObjectStore('photographs');
      created.createObjectStore('lease');
    },
    // A newer version of the application in another tab must not wait for this one.
    blocking: () => void closeOutboxDatabase(),
    terminated: () => void closeOutboxDatabase(),
  });
}
