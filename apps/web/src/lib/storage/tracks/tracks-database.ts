import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LinePoints } from '@cae-map/geo-files/line-points';
import { TrackStorageError, toStorageError } from './storage-failure.ts';
import type { TrackRecord } from './stored-track.ts';

interface TracksSchema extends DBSchema {
  tracks: { key: number; value: TrackRecord };
  points: { key: number; value: LinePoints };
}

export type TracksDatabase = IDBPDatabase<TracksSchema>;

/** Change it together with `upgrade`, which must keep all records of earlier versions. */
const databaseVersion = 1;

let opened: Promise<TracksDatabase> | undefined;

/**
 * Runs an action on the database, which is opened on first use, in the page or in a worker.
 * @throws {TrackStorageError}
 */
export async function withTracksDatabase<Result>(
  action: (database: TracksDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    opened ??= open();
    return await action(await opened);
  } catch (error) {
    // The next attempt opens it again.
    void closeTracksDatabase();
    throw toStorageError(error);
  }
}

/** Closes the database after the current transactions. The next action opens it again. */
export async function closeTracksDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  const database = await closing?.catch(() => undefined);
  database?.close();
}

async function open(): Promise<TracksDatabase> {
  if (typeof indexedDB === 'undefined') throw new TrackStorageError('storage-unavailable');
  return await openDB<TracksSchema>('cae-map-tracks', databaseVersion, {
    upgrade(database) {
      const stores = database.objectStoreNames;
      if (!stores.contains('tracks')) database.createObjectStore('tracks', { autoIncrement: true });
      if (!stores.contains('points')) database.createObjectStore('points');
    },
    // A newer version of the application in another tab must not wait for this one.
    blocking: () => void closeTracksDatabase(),
    terminated() {
      opened = undefined;
    },
  });
}
