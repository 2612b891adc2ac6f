import { analyseTrack } from '@cae-map/tracks/analysis/analyse-track';
import type { LinePoints } from '@cae-map/geo-files/line-points';
import { trackPoints } from '@cae-map/tracks/testing/track-points';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import {
  addTracks,
  changeTrack,
  readPoints,
  readTracks,
  storeAnalysis,
  type NewTrack,
} from './track-storage.ts';
import { closeTracksDatabase } from './tracks-database.ts';

const points: LinePoints = trackPoints([
  [77, 34, 3500, 1_562_900_000_000],
  [77, 34.1, 3600, 1_562_903_600_000],
]);

function newTrack(name: string | null): NewTrack {
  return { name, fileName: 'ride.gpx', points, analysis: analyseTrack(points) };
}

const databaseName = 'cae-map-tracks';

/** Writes a record as another version of the application may have written it. */
async function writeRecord(record: object, id: number): Promise<void> {
  const database = await openDB(databaseName);
  await database.put('tracks', record, id);
  database.close();
}

async function storedNames(): Promise<(string | null)[]> {
  return (await readTracks()).tracks.map(({ name }) => name);
}

useIndexedDb();

describe('addTracks', () => {
  test('stores the tracks of a file with all their points', async () => {
    const added = await addTracks([newTrack('One'), newTrack(null)]);
    await closeTracksDatabase();
    const { tracks, outdated } = await readTracks();
    expect(tracks).toEqual(added);
    expect(outdated).toEqual([]);
    expect(await readPoints(added[1]?.id ?? 0)).toEqual(points);
  });

  test('gives seven tracks different colours, yellow first, and starts again', async () => {
    const colors: string[] = [];
    for (let count = 0; count < 8; count += 1)
      colors.push(...(await addTracks([newTrack(null)])).map(({ color }) => color));
    expect(colors[0]).toBe('yellow');
    expect(new Set(colors.slice(0, 7)).size).toBe(7);
    expect(colors[7]).toBe('yellow');
  });

  test('stores nothing of a file and keeps earlier tracks when the storage is full', async () => {
    await addTracks([newTrack('Earlier')]);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    await expect(addTracks([newTrack('New'), newTrack('Newer')])).rejects.toMatchObject({
      name: 'TrackStorageError',
      code: 'storage-full',
    });
    full.mockRestore();
    expect(await storedNames()).toEqual(['Earlier']);
  });
});

describe('readTracks', () => {
  test('reads a track without the properties that an earlier version did not have', async () => {
    const [track] = await addTracks([newTrack('Old')]);
    const { statistics, dateInfo, profile, line } = newTrack('Old').analysis;
    await writeRecord({ analysisVersion: 1, statistics, dateInfo, profile, line }, track?.id ?? 0);
    const { tracks } = await readTracks();
    expect(tracks).toMatchObject([{ name: null, fileName: '', color: 'yellow', showTrack: true }]);
  });

  test('lists a track of an earlier analysis as outdated, and its new analysis makes it readable', async () => {
    const [track] = await addTracks([newTrack('Old')]);
    const id = track?.id ?? 0;
    await writeRecord({ name: 'Old', color: 'red', analysisVersion: 0, statistics: 'another form' }, id);
    expect(await readTracks()).toEqual({ tracks: [], outdated: [{ id, name: 'Old' }] });
    expect(await storeAnalysis(id, analyseTrack((await readPoints(id)) ?? points))).toMatchObject({
      name: 'Old',
      color: 'red',
    });
    expect(await storedNames()).toEqual(['Old']);
  });

  test('reports a database of a newer version, and leaves it as it is', async () => {
    await addTracks([newTrack('Mine')]);
    await closeTracksDatabase();
    (await openDB(databaseName, 99)).close();
    await expect(readTracks()).rejects.toMatchObject({ code: 'storage-newer' });
    const database = await openDB(databaseName);
    expect(await database.getAll('tracks')).toMatchObject([{ name: 'Mine' }]);
    database.close();
  });

  test('reports a browser that refuses the storage, and reads it when the browser allows it again', async () => {
    await addTracks([newTrack('Mine')]);
    await closeTracksDatabase();
    const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(readTracks()).rejects.toMatchObject({ code: 'storage-unavailable' });
    denied.mockRestore();
    expect(await storedNames()).toEqual(['Mine']);
  });
});

describe('changeTrack', () => {
  test('hides a deleted track, restores it, and removes it with its points after an hour', async () => {
    const [track] = await addTracks([newTrack('Mine')]);
    const id = track?.id ?? 0;
    await changeTrack(id, { deletedAt: 1000 });
    expect((await readTracks(1000)).tracks).toEqual([]);
    await changeTrack(id, { deletedAt: null });
    expect(await storedNames()).toEqual(['Mine']);
    await changeTrack(id, { deletedAt: 1000 });
    expect((await readTracks(1000 + 2 * 3_600_000)).tracks).toEqual([]);
    await changeTrack(id, { deletedAt: null });
    expect(await storedNames()).toEqual([]);
    expect(await readPoints(id)).toBeUndefined();
  });

  test('changes name, colour and visibility, and nothing else', async () => {
    const [track] = await addTracks([newTrack('Mine')]);
    const change = { name: null, color: 'cyan', showTrack: false } as const;
    await changeTrack(track?.id ?? 0, change);
    expect((await readTracks()).tracks).toEqual([{ ...track, ...change }]);
  });
});
