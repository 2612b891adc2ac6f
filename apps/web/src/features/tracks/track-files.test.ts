import { encode, gpxFile, kmlFile, kmzFile, twoPoints } from '@cae-map/geo-files/testing/files';
import { trackFailureCodes } from '@cae-map/tracks/failure';
import { describe, expect, test } from 'vitest';
import { readPoints, readTracks } from '../../lib/storage/tracks/track-storage.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { handleTrackRequest } from './import/handle-request.ts';
import type { TrackReply } from './import/track-messages.ts';
import { tracksMessages } from './messages/index.ts';
import { trackColours } from './on-map/track-colours.ts';
import { tracksOverlay } from './on-map/tracks-overlay.ts';

useIndexedDb();

const kml = kmlFile('<Placemark><LineString><coordinates>77,34 77,35</coordinates></LineString></Placemark>');
const trackpoint = (latitude: number) =>
  `<Trackpoint><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>77</LongitudeDegrees></Position></Trackpoint>`;

/** A file of each format, two tracks without a name in the first, so that they are not named after it. */
const files: Readonly<Record<string, Uint8Array>> = {
  'a.gpx': encode(`<gpx>${`<trk><trkseg>${twoPoints}</trkseg></trk>`.repeat(2)}</gpx>`),
  'b.kml': encode(kml),
  'c.kmz': kmzFile({ 'doc.kml': kml }),
  'd.tcx': encode(
    `<TrainingCenterDatabase><Courses><Course><Track>${trackpoint(34)}${trackpoint(35)}</Track></Course></Courses></TrainingCenterDatabase>`,
  ),
  'e.geojson': encode('{"type":"LineString","coordinates":[[77,34],[77,35]]}'),
  'f.gpx': encode(gpxFile(twoPoints)),
  'g.gpx': encode(gpxFile(twoPoints)),
};

async function importFile(name: string, bytes: Uint8Array): Promise<TrackReply> {
  return await handleTrackRequest({ kind: 'import', name, file: new Blob([bytes.slice()]) }, () => undefined);
}

describe('track files', () => {
  test('of every format are kept with their properties and colours, and a bad one names its reason and changes nothing [TRK-1]', async () => {
    for (const [name, bytes] of Object.entries(files)) await importFile(name, bytes);
    const { tracks } = await readTracks();
    expect(tracks).toHaveLength(8);

    const [first] = tracks;
    const english = await tracksMessages.load('en');
    expect(first).toMatchObject({ name: null, showTrack: true, color: 'yellow' });
    expect(english.tracks.unknown).toBe('unknown track');
    expect(first?.dateInfo).toMatchObject({ firstDay: '2019-07-12', dayCount: 1 });
    expect((await readPoints(first?.id ?? 0))?.latitudes).toHaveLength(2);

    const colors = tracks.map(({ color }) => trackColours[color]);
    expect(new Set(colors.slice(0, 7)).size).toBe(7);
    expect(colors[7]).toBe(colors[0]);
    const lines = tracksOverlay(tracks, 'light').layers.filter(({ id }) => id.endsWith('-line'));
    expect(lines.map(({ paint }) => Reflect.get(paint ?? {}, 'line-width'))).toEqual(tracks.map(() => 4));

    const reply = await importFile('bad.gpx', encode('<gpx><trk>'));
    expect(reply.kind === 'failed' && english.tracks.failures[reply.failure.code](reply.failure)).toMatch(
      /^The file is damaged/,
    );
    expect((await readTracks()).tracks).toEqual(tracks);
  });

  test.each(['ru', 'en'] as const)(
    'have a message with a remedy for every failure in %s',
    async (language) => {
      const { tracks } = await tracksMessages.load(language);
      const texts = trackFailureCodes.map((code) => tracks.failures[code]({ line: 12, value: '55,7' }));
      expect(new Set(texts).size).toBe(trackFailureCodes.length);
      // The reason, and what to do.
      for (const text of texts) expect(text.match(/[.:;]\s/g) ?? [], text).not.toHaveLength(0);
      expect(tracks.failures['decimal-comma']({ line: 12, value: '55,7' })).toContain('55,7');
      expect(tracks.failures['malformed']({ line: 12 })).toContain('12');
      expect(tracks.failures['malformed']({ line: 1 })).not.toContain('1)');
    },
  );
});
