import { encode, gpxFile, kmlFile, kmzFile } from '@cae-map/geo-files/testing/files';
import { describe, expect, test } from 'vitest';
import { readPastedLine } from './read-pasted-line.ts';

describe('in pasted texts of other programs', () => {
  test('two tracks are joined in their order', () => {
    const track = (...points: readonly string[]): string =>
      `<trk><trkseg>${points.map((point) => `<trkpt ${point}/>`).join('')}</trkseg></trk>`;
    const first = track('lat="34" lon="77"', 'lat="34.1" lon="77"');
    const second = track('lat="34.1" lon="77.1"', 'lat="34.2" lon="77.1"');
    expect(readPastedLine(encode(`<gpx>${first}${second}</gpx>`))).toEqual({
      ok: true,
      line: [[34, 77], [34.1, 77], [34.1, 77.1], [34.2, 77.1]], // prettier-ignore
      lineCount: 2,
      leftOut: [],
    });
  });

  test('a point without a longitude is left out and counted', () => {
    const text = gpxFile('<trkpt lat="34" lon="77"/><trkpt lat="35"/><trkpt lat="36" lon="77"/>');
    expect(readPastedLine(encode(text))).toMatchObject({
      line: [[34, 77], [36, 77]], // prettier-ignore
      leftOut: [{ kind: 'position', count: 1 }],
    });
  });

  test('more than 100 lines are joined', () => {
    const line = '<Placemark><LineString><coordinates>77,34 78,35</coordinates></LineString></Placemark>';
    expect(readPastedLine(encode(kmlFile(line.repeat(101))))).toMatchObject({ lineCount: 101, leftOut: [] });
  });

  test('an archive has a line', () => {
    const line = '<Placemark><LineString><coordinates>77,34 78,35</coordinates></LineString></Placemark>';
    expect(readPastedLine(kmzFile({ 'doc.kml': kmlFile(line) }))).toMatchObject({ ok: true });
  });

  test('a text that ends early is unreadable', () => {
    expect(readPastedLine(encode(gpxFile('').slice(0, -10)))).toEqual({ ok: false, reason: 'unreadable' });
  });
});
