import { readLocal, writeLocal } from '../../lib/storage/local-storage.ts';
import { tracksStore } from './tracks-store.ts';

/** Whether the visitor has tracks, so that the database is opened at the next visit only if there is something in it. */
export function hasRememberedTracks(): boolean {
  return Number(readLocal('trackLists') ?? 0) > 0;
}

/** Remembers how many tracks the visitor has. */
export function rememberTracks(): void {
  writeLocal('trackLists', String(tracksStore.getState().tracks.length));
}
