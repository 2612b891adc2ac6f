import { describe, expect, test } from 'vitest';
import { listSegments } from '@cae-map/geo-files/line-points';
import { parseTrackFile } from './parse-track-file.ts';
import {
  encode,
  gpxFile,
  kmlFile,
  kmzFile,
  twoPoints,
  utf16,
  windows1251,
} from '@cae-map/geo-files/testing/files';
import { trackLimits } from './limits.ts';
import type { Track } from './track.ts';

function parse(file: string | Uint8Array): readonly Track[] {
  const result = parseTrackFile(typeof file === 'string' ? encode(file) : file);
  if ('failure' in result) throw new Error(`failed with ${JSON.stringify(result.failure)}`);
  return result.tracks;
}

/** The track of a file with one. */
function parseOne(file: string | Uint8Array): Track {
  const [track, ...more] = parse(file);
  if (track === undefined || more.length > 0) throw new Error('expected one track');
  return track;
}

const kmlLine =
  '<Placemark><name>Ladakh</name><LineString><coordinates> 77.5,34.1,3500\n77.5,34.2,3700 </coordinates></LineString></Placemark>';

describe('parseTrackFile', () => {
  test('reads name, position, height and time of GPX tracks', () => {
    const { name, points } = parseOne(gpxFile(twoPoints));
    expect(name).toBe('A ride');
    expect([...points.longitudes]).toEqual([77.5, 77.5]);
    expect([...points.latitudes]).toEqual([34.1, 34.2]);
    expect([...points.heights]).toEqual([3500, 3700.5]);
    expect([...points.times]).toEqual([Date.UTC(2019, 6, 12, 4), Date.UTC(2019, 6, 12, 5)]);
  });

  test('reads each track and route of a GPX file as a track, and its segments', () => {
    const tracks = parse(
      `<gpx><wpt lat="1" lon="1"/><trk><name>One</name><trkseg>${twoPoints}</trkseg><trkseg>${twoPoints}</trkseg></trk>` +
        '<rte><name>Two</name><rtept lat="1" lon="2"/><rtept lat="1" lon="3"/></rte></gpx>',
    );
    expect(tracks.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(tracks.map(({ points }) => listSegments(points))).toEqual([
      [
        { from: 0, to: 2 },
        { from: 2, to: 4 },
      ],
      [{ from: 0, to: 2 }],
    ]);
  });

  test('reads heights and times as unknown if a file has none', () => {
    const { points } = parseOne('<gpx><rte><rtept lat="1" lon="2"/><rtept lat="1" lon="3"/></rte></gpx>');
    expect([...points.heights, ...points.times]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  });

  test('reads the lines of KML', () => {
    const { name, points } = parseOne(kmlFile(kmlLine));
    expect(name).toBe('Ladakh');
    expect([...points.heights]).toEqual([3500, 3700]);
  });

  test('reads the times of gx:Track in KML', () => {
    const track =
      '<gx:Track><when>2019-07-12T04:00:00Z</when><when>2019-07-12T05:00:00Z</when><gx:coord>77.5 34.1 3500</gx:coord><gx:coord>77.5 34.2 3600</gx:coord></gx:Track>';
    const { points } = parseOne(
      kmlFile(`<Placemark><gx:MultiTrack>${track}${track}</gx:MultiTrack></Placemark>`),
    );
    expect(listSegments(points)).toHaveLength(2);
    expect(points.times[1]).toBe(Date.UTC(2019, 6, 12, 5));
    expect(points.latitudes[3]).toBe(34.2);
  });

  test('reads the first KML document of a KMZ archive, whatever else it contains', () => {
    const archive = kmzFile({ 'images/a.png': new Uint8Array(9), 'doc.kml': kmlFile(kmlLine), 'b.kml': '' });
    expect(parseOne(archive).name).toBe('Ladakh');
  });

  test('reads the activities and courses of TCX, without points that have no position', () => {
    const point = (latitude: number) =>
      `<Trackpoint><Time>2019-07-12T04:00:00Z</Time><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>77</LongitudeDegrees></Position><AltitudeMeters>3500</AltitudeMeters></Trackpoint>`;
    const { points } = parseOne(
      `<TrainingCenterDatabase><Activities><Activity Sport="Biking"><Lap><Track>${point(34)}<Trackpoint><Time>2019-07-12T04:00:00Z</Time></Trackpoint>${point(35)}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
    );
    expect([...points.latitudes]).toEqual([34, 35]);
    expect(points.heights[0]).toBe(3500);
    expect(
      parseOne(
        `<TrainingCenterDatabase><Courses><Course><Name>Pass</Name><Track>${point(34)}${point(35)}</Track></Course></Courses></TrainingCenterDatabase>`,
      ).name,
    ).toBe('Pass');
  });

  test('reads every GeoJSON feature with lines, with heights and times', () => {
    const features = [
      {
        type: 'Feature',
        properties: { name: 'Line', coordTimes: ['2019-07-12T04:00:00Z', '2019-07-12T05:00:00Z'] },
        geometry: { type: 'LineString', coordinates: [[77, 34, 3500], [77, 35]] }, // prettier-ignore
      },
      { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [1, 2] } },
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'GeometryCollection',
          geometries: [{ type: 'MultiLineString', coordinates: [[[1, 2], [3, 4]], [[5, 6], [7, 8]]] }], // prettier-ignore
        },
      },
    ];
    const [first, second] = parse(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(first?.name).toBe('Line');
    expect([...(first?.points.heights ?? [])]).toEqual([3500, Number.NaN]);
    expect(first?.points.times[1]).toBe(Date.UTC(2019, 6, 12, 5));
    expect(second?.name).toBeNull();
    expect(second && listSegments(second.points)).toHaveLength(2);
  });

  test.each([
    ['UTF-8 with a byte order mark', encode(`\ufeff${gpxFile(twoPoints, { name: 'Лех' })}`)],
    ['UTF-16 with its byte order mark', utf16(gpxFile(twoPoints, { name: 'Лех' }))],
    ['big-endian UTF-16', utf16(gpxFile(twoPoints, { name: 'Лех' }), true)],
    [
      'UTF-16 without a byte order mark',
      utf16(
        gpxFile(twoPoints, { name: 'Лех', declaration: '<?xml version="1.0" encoding="UTF-16"?>' }),
      ).subarray(2),
    ],
    [
      'Windows-1251 by its declaration',
      windows1251(
        gpxFile(twoPoints, { name: 'Лех', declaration: '<?xml version="1.0" encoding="windows-1251"?>' }),
      ),
    ],
  ])('reads a file in %s', (_encoding, file) => {
    expect(parseOne(file).name).toBe('Лех');
  });

  test('reads a Cyrillic text that a chunk border splits', () => {
    const name = 'Перевал '.repeat(10);
    const padding = `<!--${' '.repeat(256 * 1024 - 200)}-->`;
    expect(parseOne(gpxFile(twoPoints, { name, declaration: `<?xml version="1.0"?>${padding}` })).name).toBe(
      name.trim(),
    );
  });

  test('joins the tracks of a file with more than 100 as segments of one, and reports it', () => {
    const result = parseTrackFile(encode(kmlFile(kmlLine.repeat(trackLimits.tracks + 1))));
    if ('failure' in result) throw new Error(result.failure.code);
    const [track] = result.tracks;
    expect(track?.name).toBe('A document');
    expect(track && listSegments(track.points)).toHaveLength(101);
    expect(result.leftOut).toEqual([{ kind: 'joined', count: 101 }]);
    expect(parse(kmlFile(kmlLine.repeat(trackLimits.tracks)))).toHaveLength(100);
  });

  test('cuts long names and joins their lines', () => {
    expect(parseOne(gpxFile(twoPoints, { name: '  a\n  b  ' })).name).toBe('a b');
    expect(parseOne(gpxFile(twoPoints, { name: 'x'.repeat(1000) })).name).toHaveLength(120);
    expect(parseOne(gpxFile(twoPoints, { name: ' ' })).name).toBeNull();
  });

  test('reports its progress from 0 to 1', () => {
    const shares: number[] = [];
    parseTrackFile(encode(gpxFile(twoPoints.repeat(5000))), (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeCloseTo(1, 2);
  });
});
