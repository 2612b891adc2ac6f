import * as fakes from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeDraftDatabase } from '../../lib/editing/drafts/draft-database.ts';
import { closeOutboxDatabase } from '../../features/field/outbox/outbox-database.ts';
import { closeTracksDatabase } from '../../lib/storage/tracks/tracks-database.ts';

/** Gives each test of a file an empty IndexedDB. The globals are removed afterwards, because test files share them. */
export function useIndexedDb(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fakes)) {
      if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    }
    vi.stubGlobal('indexedDB', new fakes.IDBFactory());
  });
  afterEach(async () => {
    await closeTracksDatabase();
    await closeOutboxDatabase();
    closeDraftDatabase();
    vi.unstubAllGlobals();
  });
}
