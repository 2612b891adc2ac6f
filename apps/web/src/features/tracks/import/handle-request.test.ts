import { encode, gpxFile, twoPoints } from '@cae-map/geo-files/testing/files';
import { describe, expect, test, vi } from 'vitest';
import { readTracks } from '../../../lib/storage/tracks/track-storage.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { handleTrackRequest } from './handle-request.ts';
import type { TrackReply } from './track-messages.ts';

async function importText(name: string, text: string): Promise<TrackReply> {
  const file = new Blob([encode(text).slice()]);
  return await handleTrackRequest({ kind: 'import', name, file }, () => undefined);
}

useIndexedDb();

describe('handleTrackRequest', () => {
  test('stores the tracks of a file and replies with their analysis', async () => {
    const reply = await importText('ride.gpx', gpxFile(twoPoints));
    expect(reply).toMatchObject({ kind: 'stored', tracks: [{ name: 'A ride', fileName: 'ride.gpx' }] });
    expect((await readTracks()).tracks).toHaveLength(1);
  });

  test('names a single track without a name after its file', async () => {
    const reply = await importText('Перевал Суюк.gpx', gpxFile(twoPoints, { name: '' }));
    expect(reply).toMatchObject({ tracks: [{ name: 'Перевал Суюк' }] });
  });

  test('leaves several tracks without names unnamed', async () => {
    const track = `<trk><trkseg>${twoPoints}</trkseg></trk>`;
    expect(await importText('a.gpx', `<gpx>${track}${track}</gpx>`)).toMatchObject({
      tracks: [{ name: null }, { name: null }],
    });
  });

  test('reports its progress up to 1', async () => {
    const shares: number[] = [];
    const file = new Blob([encode(gpxFile(twoPoints)).slice()]);
    await handleTrackRequest({ kind: 'import', name: 'a.gpx', file }, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test('replies with the failure of a bad file and stores nothing', async () => {
    await importText('good.gpx', gpxFile(twoPoints));
    expect(await importText('bad.gpx', '<gpx>')).toEqual({
      kind: 'failed',
      failure: { code: 'malformed', line: 1 },
    });
    expect((await readTracks()).tracks).toHaveLength(1);
  });

  test('replies that a file is unreadable when the browser cannot read it', async () => {
    const file = new Blob(['a']);
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('moved', 'NotReadableError'));
    expect(await handleTrackRequest({ kind: 'import', name: 'a.gpx', file }, () => undefined)).toEqual({
      kind: 'failed',
      failure: { code: 'unreadable' },
    });
  });

  test('replies that the storage is unavailable when the browser refuses it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await importText('a.gpx', gpxFile(twoPoints))).toEqual({
      kind: 'failed',
      failure: { code: 'storage-unavailable' },
    });
  });

  test('calculates the analysis of a stored track again, and replies that one without points is damaged', async () => {
    const stored = await importText('a.gpx', gpxFile(twoPoints));
    const id = stored.kind === 'stored' ? (stored.tracks[0]?.id ?? 0) : 0;
    expect(await handleTrackRequest({ kind: 'analyse', id }, () => undefined)).toEqual(stored);
    expect(await handleTrackRequest({ kind: 'analyse', id: id + 1 }, () => undefined)).toEqual({
      kind: 'failed',
      failure: { code: 'damaged' },
    });
  });
});
