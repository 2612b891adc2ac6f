import { encode, gpxFile, kmlFile, kmzFile } from '@cae-map/geo-files/testing/files';
import { listSegments } from '@cae-map/geo-files/line-points';
import { describe, expect, test } from 'vitest';
import { analyseTrack } from './analysis/analyse-track.ts';
import { parseTrackFile } from './parse-track-file.ts';
import type { Track, TrackLeftOut } from './track.ts';

/** Inputs of the kinds that other programs write, each with the tracks that they mean. */

interface ReadTracks {
  readonly tracks: readonly Track[];
  readonly leftOut: readonly TrackLeftOut[];
}

function read(file: string | Uint8Array): ReadTracks {
  const result = parseTrackFile(typeof file === 'string' ? encode(file) : file);
  if ('failure' in result) throw new Error(`failed with ${JSON.stringify(result.failure)}`);
  return result;
}

/** The points of a track as `longitude latitude height`, with a dash for an unknown height, by segments. */
function describeTrack({ points }: Track): string[][] {
  return listSegments(points).map(({ from, to }) =>
    Array.from({ length: to - from }, (_, offset) => {
      const height = points.heights[from + offset] ?? Number.NaN;
      const position = `${points.longitudes[from + offset]} ${points.latitudes[from + offset]}`;
      return `${position} ${Number.isNaN(height) ? '-' : height}`;
    }),
  );
}

const isoTimes = ({ points }: Track): (string | null)[] =>
  Array.from(points.times, (time) => (Number.isNaN(time) ? null : new Date(time).toISOString()));

const lineOf = (coordinates: string): string =>
  kmlFile(
    `<Placemark><name>Walk</name><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark>`,
  );
const twoPlain = '<trkpt lat="34" lon="77"/><trkpt lat="34.1" lon="77"/>';
const timed = (first: string, second: string): string =>
  gpxFile(
    `<trkpt lat="34" lon="77"><time>${first}</time></trkpt><trkpt lat="34.1" lon="77"><time>${second}</time></trkpt>`,
  );
const placemark = (name: string): string =>
  `<Placemark><name>${name}</name><LineString><coordinates>77,34 78,35</coordinates></LineString></Placemark>`;
const lap = (start: number, ...latitudes: readonly number[]): string =>
  `<Lap StartTime="2020-01-01T10:0${start}:00Z"><Track>${latitudes
    .map(
      (latitude, index) =>
        `<Trackpoint><Time>2020-01-01T10:0${start}:0${index}Z</Time><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>77</LongitudeDegrees></Position></Trackpoint>`,
    )
    .join('')}</Track></Lap>`;
const tcx = (laps: string): string =>
  `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Biking"><Id>2020-01-01T10:00:00Z</Id>${laps}</Activity></Activities></TrainingCenterDatabase>`;

/** A pause as recorders write it: an empty `gx:coord` at its ends. */
const pausedTrack = kmlFile(
  '<Placemark><name>start</name><Point><coordinates>0,0</coordinates></Point></Placemark><Placemark><name>Ride</name><gx:MultiTrack><gx:Track><when>2022-05-06T09:00:00Z</when><gx:coord/><when>2022-05-06T09:00:01Z</when><gx:coord>77.1 34.1 3500</gx:coord><when>2022-05-06T09:00:10Z</when><gx:coord>77.2 34.2 3510</gx:coord><when>2022-05-06T09:30:00Z</when><gx:coord/></gx:Track></gx:MultiTrack></Placemark>',
);

interface ExpectedFile {
  readonly title: string;
  readonly file: string | Uint8Array;
  /** The points of each track by segments. */
  readonly tracks: readonly (readonly (readonly string[])[])[];
  /** What is left out, as `kind count`. */
  readonly leftOut?: readonly string[];
}

const files: readonly ExpectedFile[] = [
  {
    title: 'an empty gx:coord at an end of a track is no point',
    file: pausedTrack,
    tracks: [[['77.1 34.1 3500', '77.2 34.2 3510']]],
    leftOut: ['point 1'],
  },
  {
    title: 'an empty gx:coord between points ends a segment',
    file: kmlFile(
      '<Placemark><gx:Track><gx:coord>77 34</gx:coord><gx:coord>77 34.1</gx:coord><gx:coord/><gx:coord>77 34.3</gx:coord><gx:coord>77 34.4</gx:coord></gx:Track></Placemark>',
    ),
    tracks: [
      [
        ['77 34 -', '77 34.1 -'],
        ['77 34.3 -', '77 34.4 -'],
      ],
    ],
  },
  {
    title: 'a point of GPX that is not a number is left out',
    file: gpxFile('<trkpt lat="34" lon="77"/><trkpt lat="NaN" lon="NaN"/><trkpt lat="34.2" lon="77.2"/>'),
    tracks: [[['77 34 -', '77.2 34.2 -']]],
    leftOut: ['position 1'],
  },
  {
    title: 'a point of GPX without a longitude is left out',
    file: gpxFile('<trkpt lat="34" lon="77"/><trkpt lat="34.1"/><trkpt lat="34.2" lon="77.2"/>'),
    tracks: [[['77 34 -', '77.2 34.2 -']]],
    leftOut: ['position 1'],
  },
  {
    title: 'a tuple of KML without a longitude is no height of the point before',
    file: lineOf('77,34 ,15.5 78,35'),
    tracks: [[['77 34 -', '78 35 -']]],
    leftOut: ['position 1'],
  },
  {
    title: 'tuples of KML that only commas separate are points',
    file: lineOf('77,34,0,77.5,34.2,0,78,34.4,0'),
    tracks: [[['77 34 0', '77.5 34.2 0', '78 34.4 0']]],
  },
  {
    title: 'a first point at 0, 0 is no measurement',
    file: gpxFile(
      '<trkpt lat="0.0" lon="0.0"><ele>0</ele></trkpt><trkpt lat="34" lon="77"><ele>3500</ele></trkpt><trkpt lat="34.1" lon="77.1"><ele>3510</ele></trkpt>',
    ),
    tracks: [[['77 34 3500', '77.1 34.1 3510']]],
    leftOut: ['no-fix 1'],
  },
  {
    title: 'a height of -32768 is unknown',
    file: gpxFile(
      [-32_768, 3500, -32_768, 3600]
        .map((height, index) => `<trkpt lat="34.${index}" lon="77"><ele>${height}</ele></trkpt>`)
        .join(''),
    ),
    tracks: [[['77 34 -', '77 34.1 3500', '77 34.2 -', '77 34.3 3600']]],
    leftOut: ['height 2'],
  },
  {
    title: 'the shaping points of a route of GPX are part of its line',
    file: '<gpx xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><rte><name>Plan</name><rtept lat="34" lon="77"><extensions><gpxx:RoutePointExtension><gpxx:rpt lat="34.2" lon="76.9"/><gpxx:rpt lat="34.3" lon="77"/></gpxx:RoutePointExtension></extensions></rtept><rtept lat="34.5" lon="77.2"/></rte></gpx>',
    tracks: [[['77 34 -', '76.9 34.2 -', '77 34.3 -', '77.2 34.5 -']]],
  },
  {
    title: 'longitudes beyond 180 are wrapped',
    file: '{"type":"LineString","coordinates":[[140,35],[179,48],[184,49],[237,48]]}',
    tracks: [[['140 35 -', '179 48 -', '-176 49 -', '-123 48 -']]],
  },
  {
    title: 'the laps of TCX are one line',
    file: tcx(lap(0, 34, 34.01) + lap(1, 34.02, 34.03) + lap(2, 34.04, 34.05)),
    tracks: [[['77 34 -', '77 34.01 -', '77 34.02 -', '77 34.03 -', '77 34.04 -', '77 34.05 -']]],
  },
  {
    title: 'a second track within a lap of TCX is a segment',
    file: tcx(lap(0, 34, 34.01).replace('</Track>', `</Track>${trackOf(lap(1, 34.1, 34.2))}`)),
    tracks: [
      [
        ['77 34 -', '77 34.01 -'],
        ['77 34.1 -', '77 34.2 -'],
      ],
    ],
  },
  {
    title: 'the document of KMZ is doc.kml, whatever the order of the entries',
    file: kmzFile({
      'files/inner.kml': lineOf('70,30 71,31'),
      'other.kml': lineOf('70,30 71,31'),
      'doc.kml': lineOf('77,34 78,35'),
    }),
    tracks: [[['77 34 -', '78 35 -']]],
    leftOut: ['document 2'],
  },
  {
    title: 'a ring of KML is a line, and an area is left out',
    file: kmlFile(
      '<Placemark><MultiGeometry><LinearRing><coordinates>1,1 2,2 1,2 1,1</coordinates></LinearRing><Polygon><outerBoundaryIs><LinearRing><coordinates>5,5 6,6 5,6 5,5</coordinates></LinearRing></outerBoundaryIs></Polygon><Point><coordinates>3,3</coordinates></Point></MultiGeometry></Placemark>',
    ),
    tracks: [[['1 1 -', '2 2 -', '1 2 -', '1 1 -']]],
    leftOut: ['area 1', 'point 1'],
  },
  {
    title: 'the parts of a collection of GeoJSON are segments, and fourth numbers are left out',
    file: '{"type":"GeometryCollection","geometries":[{"type":"LineString","coordinates":[[1,1,5,9],[2,2,6,9]]},{"type":"MultiLineString","coordinates":[[[3,3],[4,4]]]},{"type":"Polygon","coordinates":[]},{"type":"Sphere"},{"type":"MultiPoint","coordinates":[[5,5],[6,6]]}]}',
    tracks: [
      [
        ['1 1 5', '2 2 6'],
        ['3 3 -', '4 4 -'],
      ],
    ],
    leftOut: ['extra-number 2', 'area 1', 'geometry 1', 'point 2'],
  },
];

function trackOf(laps: string): string {
  return laps.slice(laps.indexOf('<Track>'), laps.indexOf('</Lap>'));
}

describe('in files of other programs', () => {
  test.each(files)('$title', ({ file, tracks, leftOut = [] }) => {
    const result = read(file);
    expect(result.tracks.map(describeTrack)).toEqual(tracks);
    expect(result.leftOut.map(({ kind, count }) => `${kind} ${count}`)).toEqual(leftOut);
  });

  test('the figures have no jump to 0, 0 and no height of -32768', () => {
    const [zero, sentinel] = [files[6], files[7]].map((each) => read(each?.file ?? '').tracks[0]);
    const figures = zero && analyseTrack(zero.points).statistics;
    expect(figures?.lengthMetres).toBeCloseTo(14_446, -2);
    expect(figures?.heights).toMatchObject({ lowest: 3500, highest: 3510 });
    expect(sentinel && analyseTrack(sentinel.points).statistics.heights).toMatchObject({
      climb: 100,
      highest: 3600,
    });
  });

  test('the times of gx:coord are those at their places', () => {
    expect(read(pausedTrack).tracks.map(isoTimes)).toEqual([
      ['2022-05-06T09:00:01.000Z', '2022-05-06T09:00:10.000Z'],
    ]);
  });

  test.each(['Asia/Tokyo', 'America/New_York'])('a time without a zone is UTC in %s', (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const [track] = read(timed('2019-07-12T00:30:00', '2019-07-12T01:30:00')).tracks;
      expect(track && isoTimes(track)).toEqual(['2019-07-12T00:30:00.000Z', '2019-07-12T01:30:00.000Z']);
      expect(track && analyseTrack(track.points).dateInfo?.firstDay).toBe('2019-07-12');
    } finally {
      process.env['TZ'] = before;
    }
  });

  test('30 February is no time, and is reported', () => {
    const { tracks, leftOut } = read(timed('2026-02-30T10:00:00Z', '2026-02-30T11:00:00Z'));
    expect(tracks.map(isoTimes)).toEqual([[null, null]]);
    expect(leftOut).toEqual([
      { kind: 'time', count: 2, line: 1, name: 'A ride', value: '2026-02-30T10:00:00Z' },
    ]);
  });

  test.each([
    ['one track of GPX', 1, ['Valley walk']],
    ['two tracks of GPX', 2, ['Valley walk 1', 'Valley walk 2']],
  ])('%s without a name has that of the metadata', (_what, count, names) => {
    const track = `<trk><trkseg>${twoPlain}</trkseg></trk>`;
    const file = `<gpx><metadata><name>Valley walk</name></metadata>${track.repeat(count)}</gpx>`;
    expect(read(file).tracks.map(({ name }) => name)).toEqual(names);
  });

  test('21 features of GeoJSON keep their names', () => {
    const features = Array.from({ length: 21 }, (_, index) => ({
      type: 'Feature',
      properties: { name: `n${index}` },
      geometry: { type: 'LineString', coordinates: [[77, 30 + index / 10], [77.5, 30 + index / 10]] }, // prettier-ignore
    }));
    const { tracks, leftOut } = read(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(tracks.map(({ name }) => name)).toEqual(features.map(({ properties }) => properties.name));
    expect(leftOut).toEqual([]);
  });

  test('the tracks of KML without a name have those of their folders', () => {
    const unnamed = placemark('').replace('<name></name>', '');
    const file = kmlFile(`<Folder><name>Day 1</name>${unnamed}</Folder>${unnamed}${placemark('Own')}`);
    expect(read(file).tracks.map(({ name }) => name)).toEqual(['Day 1', 'A document', 'Own']);
  });
});
