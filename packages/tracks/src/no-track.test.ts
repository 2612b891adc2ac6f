import { encode, gpxFile, kmlFile } from '@cae-map/geo-files/testing/files';
import { describe, expect, test } from 'vitest';
import type { TrackFailure } from './failure.ts';
import { parseTrackFile } from './parse-track-file.ts';

function fail(file: string): TrackFailure {
  const result = parseTrackFile(encode(file));
  if ('tracks' in result) throw new Error(`read ${result.tracks.length} tracks`);
  return result.failure;
}

const point = (latitude: string, longitude: string) => `<trkpt lat="${latitude}" lon="${longitude}"/>`;
const kmlCoordinates = (text: string) =>
  kmlFile(`<Placemark><LineString><coordinates>${text}</coordinates></LineString></Placemark>`);

describe('parseTrackFile refuses', () => {
  test.each([
    ['no points', '<gpx></gpx>'],
    ['waypoints only', '<gpx><wpt lat="1" lon="2"/><wpt lat="1" lon="3"/></gpx>'],
    ['a track of one point', gpxFile(point('1', '2'))],
    ['no line', kmlFile('<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>')],
    ['no line', '{"type":"FeatureCollection","features":[]}'],
  ])('a file with %s', (_what, file) => {
    expect(fail(file)).toMatchObject({ code: 'no-track' });
  });

  test.each([
    ['at 777 degrees of longitude', gpxFile(point('34', '777')), '777'],
    ['at 200 degrees of latitude', gpxFile(point('200', '34')), '200'],
    ['without a longitude', gpxFile('<trkpt lat="34"/>'), 'NaN'],
    ['with a text as latitude', gpxFile(point('north', '34')), 'NaN'],
    ['at 777 degrees in KML', kmlCoordinates('777,34 778,35'), '777'],
    ['at 777 degrees in GeoJSON', '{"type":"LineString","coordinates":[[777,1],[778,1]]}', '777'],
  ])('a point %s', (_where, file, value) => {
    expect(fail(file)).toMatchObject({ code: 'coordinates', value });
  });

  test.each([
    ['GPX', gpxFile(point('34,1', '77,5')), '77,5'],
    ['KML', kmlCoordinates('77,5,34,1,0 77,6,34,2,0'), '77,5,34,1,0'],
  ])('numbers with a decimal comma in %s', (_format, file, value) => {
    expect(fail(file)).toMatchObject({ code: 'decimal-comma', value });
  });
});
