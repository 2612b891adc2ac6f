import { TrackStorageError, toStorageError } from '../../lib/storage/tracks/storage-failure.ts';
import type { StoredTrack, TrackProperties } from '../../lib/storage/tracks/stored-track.ts';
import { changeTrack, readTracks, type ReadTracks } from '../../lib/storage/tracks/track-storage.ts';
import { runInWorker } from './import/run-in-worker.ts';
import { rememberTracks } from './remembered-tracks.ts';
import { reportProblem, tracksStore } from './tracks-store.ts';

/** Reads the stored tracks once. A failure is shown in the list, and leaves the storage as it is. */
export async function restoreTracks(): Promise<void> {
  if (tracksStore.getState().storage !== 'unread') return;
  tracksStore.setState({ storage: 'reading' });
  try {
    const { tracks, outdated } = await readTracks();
    // Files that were added meanwhile may be among the stored ones.
    tracksStore.setState(({ tracks: added }) => ({ tracks: mergeById(tracks, added), storage: 'read' }));
    rememberTracks();
    await analyseAgain(outdated);
  } catch (error) {
    tracksStore.setState({ storage: 'read' });
    reportProblem(null, { code: toStorageError(error).code });
  }
}

async function analyseAgain(outdated: ReadTracks['outdated']): Promise<void> {
  for (const { id, name } of outdated) {
    const reply = await runInWorker({ kind: 'analyse', id }, () => undefined).done;
    if (reply.kind === 'failed') reportProblem(name, reply.failure);
    else tracksStore.setState(({ tracks }) => ({ tracks: mergeById(reply.tracks, tracks) }));
  }
  if (outdated.length > 0) rememberTracks();
}

function mergeById(stored: readonly StoredTrack[], added: readonly StoredTrack[]): StoredTrack[] {
  const byId = new Map([...stored, ...added].map((track) => [track.id, track]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

/**
 * Changes the name, the colour or the visibility of a track. The change is shown when it is stored, so that a shown change
 * survives a reload.
 */
export async function changeTrackProperties(
  track: StoredTrack,
  change: Partial<TrackProperties>,
): Promise<void> {
  await store(track, () => changeTrack(track.id, change));
  tracksStore.setState(({ tracks }) => ({
    tracks: tracks.map((each) => (each.id === track.id ? { ...each, ...change } : each)),
  }));
}

/** Deletes a track; the last one can be restored until the page is left. */
export async function deleteTrack(track: StoredTrack): Promise<void> {
  tracksStore.setState(({ tracks, openId }) => ({
    tracks: tracks.filter(({ id }) => id !== track.id),
    deleted: track,
    openId: openId === track.id ? null : openId,
  }));
  rememberTracks();
  await store(track, () => changeTrack(track.id, { deletedAt: Date.now() }));
}

/** Restores the track that was deleted last. It is shown when it is stored, so that a shown track survives a reload. */
export async function undoDelete(): Promise<void> {
  const { deleted } = tracksStore.getState();
  if (deleted === null) return;
  await store(deleted, () => changeTrack(deleted.id, { deletedAt: null }));
  tracksStore.setState((state) => ({
    tracks: mergeById(state.tracks, [deleted]),
    // Another track may have been deleted meanwhile.
    deleted: state.deleted === deleted ? null : state.deleted,
  }));
  rememberTracks();
}

async function store(track: StoredTrack, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof TrackStorageError)) throw error;
    reportProblem(track.name, { code: error.code });
  }
}
