import { analysisVersion, type TrackAnalysis } from '@cae-map/tracks/analysis/analyse-track';
import type { LinePoints } from '@cae-map/geo-files/line-points';
import {
  readTrackRecord,
  trackColors,
  type StoredTrack,
  type TrackProperties,
  type TrackRecord,
} from './stored-track.ts';
import { withTracksDatabase } from './tracks-database.ts';

/** The tracks of the visitor in IndexedDB. All functions throw a `TrackStorageError`, and then nothing is changed. */

/** A track that was read from a file. */
export interface NewTrack {
  readonly name: string | null;
  readonly fileName: string;
  readonly points: LinePoints;
  readonly analysis: TrackAnalysis;
}

/** Stores the tracks of a file in one transaction: all of them or, when the storage is full, none. */
export async function addTracks(tracks: readonly NewTrack[]): Promise<StoredTrack[]> {
  return await withTracksDatabase(async (database) => {
    const transaction = database.transaction(['tracks', 'points'], 'readwrite');
    const records = transaction.objectStore('tracks');
    const added: StoredTrack[] = [];
    try {
      const before = await records.count();
      for (const [index, { name, fileName, points, analysis }] of tracks.entries()) {
        const color = trackColors[(before + index) % trackColors.length] ?? trackColors[0];
        const properties = { name, fileName, color, showTrack: true };
        const id = await records.add({ ...properties, ...analysis, analysisVersion });
        await transaction.objectStore('points').put(points, id);
        added.push({ id, ...properties, ...analysis });
      }
      await transaction.done;
    } catch (error) {
      // Its promise would be rejected without a handler.
      transaction.done.catch(() => undefined);
      abort(transaction);
      throw error;
    }
    return added;
  });
}

/** Aborts a transaction, so that its earlier changes are not committed. */
function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already, as it does when the storage is full.
  }
}

/** The stored tracks in the order of their addition. */
export interface ReadTracks {
  readonly tracks: readonly StoredTrack[];
  /** Tracks whose analysis has to be calculated again, by their ids and names. */
  readonly outdated: readonly { readonly id: number; readonly name: string | null }[];
}

/** A deleted track is removed after this time, so that the page of another tab can still undo it. */
const keptAfterDeletion = 60 * 60 * 1000;

/** Reads all tracks, and removes those that were deleted more than an hour ago. */
export async function readTracks(now = Date.now()): Promise<ReadTracks> {
  return await withTracksDatabase(async (database) => {
    const transaction = database.transaction(['tracks', 'points'], 'readwrite');
    const records = transaction.objectStore('tracks');
    const tracks: StoredTrack[] = [];
    const outdated: { id: number; name: string | null }[] = [];
    for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
      const id = cursor.primaryKey;
      const read = readTrackRecord(id, cursor.value);
      if (read.kind === 'track') tracks.push(read.track);
      else if (read.kind === 'outdated') outdated.push({ id, name: cursor.value.name ?? null });
      else if (read.deletedAt < now - keptAfterDeletion) {
        await cursor.delete();
        await transaction.objectStore('points').delete(id);
      }
    }
    await transaction.done;
    return { tracks, outdated };
  });
}

/** Changes properties of a track; a track that another tab has removed stays removed. */
export async function changeTrack(
  id: number,
  change: Partial<TrackProperties> & Pick<TrackRecord, 'deletedAt'>,
): Promise<void> {
  await changeRecord(id, change);
}

/** Stores a new analysis of a track. */
export async function storeAnalysis(id: number, analysis: TrackAnalysis): Promise<StoredTrack | null> {
  const record = await changeRecord(id, { ...analysis, analysisVersion });
  const read = record && readTrackRecord(id, record);
  return read?.kind === 'track' ? read.track : null;
}

/** Reads the points of a track; undefined if they are not stored. */
export async function readPoints(id: number): Promise<LinePoints | undefined> {
  return await withTracksDatabase((database) => database.get('points', id));
}

async function changeRecord(id: number, change: TrackRecord): Promise<TrackRecord | null> {
  return await withTracksDatabase(async (database) => {
    const transaction = database.transaction('tracks', 'readwrite');
    const record = await transaction.store.get(id);
    if (record === undefined) return null;
    const changed = { ...record, ...change };
    await transaction.store.put(changed, id);
    await transaction.done;
    return changed;
  });
}
