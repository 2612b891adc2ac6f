import { describe, expect, test } from 'vitest';
import type { GeoFile } from './geo-file.ts';
import { readGeoFile, type GeoFileOptions } from './read-geo-file.ts';
import { encode, gpxFile, kmlFile, kmzFile, twoPoints } from './testing/files.ts';

function read(file: string | Uint8Array, options: GeoFileOptions = {}): GeoFile {
  const result = readGeoFile(typeof file === 'string' ? encode(file) : file, options);
  if ('failure' in result) throw new Error(`failed with ${JSON.stringify(result.failure)}`);
  return result.file;
}

const kmlPoint = (content: string): string =>
  `<Placemark>${content}<Point><coordinates>77,34</coordinates></Point></Placemark>`;
const red = '<IconStyle><color>ff0000ff</color></IconStyle>';
const geojson = (properties: object, geometry: object = { type: 'Point', coordinates: [77, 34] }): string =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] });

describe('the colour of a feature', () => {
  test.each([
    ['a style of the placemark', kmlFile(kmlPoint(`<Style>${red}</Style>`))],
    ['a shared style', kmlFile(`<Style id="s">${red}</Style>${kmlPoint('<styleUrl>#s</styleUrl>')}`)],
    [
      'a shared style after it',
      kmlFile(`${kmlPoint('<styleUrl>#s</styleUrl>')}<Style id="s">${red}</Style>`),
    ],
    [
      'a shared style of its document by name',
      kmlFile(`<Style id="s">${red}</Style>${kmlPoint('<styleUrl>doc.kml#s</styleUrl>')}`),
    ],
    [
      'the normal state of a style map',
      kmlFile(
        `<Style id="n">${red}</Style><StyleMap id="m"><Pair><key>highlight</key><styleUrl>#h</styleUrl></Pair><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap><Style id="h"/>${kmlPoint('<styleUrl>#m</styleUrl>')}`,
      ),
    ],
    [
      'the normal state of a style map with styles inside',
      kmlFile(
        `<StyleMap id="m"><Pair><key>highlight</key><Style><IconStyle><color>ff00ff00</color></IconStyle></Style></Pair><Pair><key>normal</key><Style>${red}</Style></Pair></StyleMap>${kmlPoint('<styleUrl>#m</styleUrl>')}`,
      ),
    ],
    [
      'a style map of the placemark',
      kmlFile(
        `<Style id="n">${red}</Style>${kmlPoint('<StyleMap><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>')}`,
      ),
    ],
    [
      'gpx_style',
      '<gpx><wpt lat="34" lon="77"><extensions><line xmlns="http://www.topografix.com/GPX/gpx_style/0/2"><color>ff0000</color></line></extensions></wpt></gpx>',
    ],
    [
      'the extension of Garmin',
      '<gpx><trk><extensions><gpxx:TrackExtension><gpxx:DisplayColor>Red</gpxx:DisplayColor></gpxx:TrackExtension></extensions></trk></gpx>',
    ],
    [
      'the extension of OsmAnd',
      '<gpx><wpt lat="34" lon="77"><extensions><osmand:color>#aaff0000</osmand:color></extensions></wpt></gpx>',
    ],
    ['marker-color', geojson({ 'marker-color': '#F00' })],
    ['stroke', geojson({ stroke: '#ff0000' })],
    ['color', geojson({ color: 'red' })],
  ])('is found in %s', (_where, file) => {
    expect(read(file).features[0]?.colour).toBe('#ff0000');
  });

  test('of style maps that refer to each other is unknown', () => {
    const map = (id: string, other: string): string =>
      `<StyleMap id="${id}"><Pair><key>normal</key><styleUrl>#${other}</styleUrl></Pair></StyleMap>`;
    const file = kmlFile(map('a', 'b') + map('b', 'a') + kmlPoint('<styleUrl>#a</styleUrl>'));
    expect(read(file).features[0]?.colour).toBeNull();
  });
});

describe('name and description of a feature', () => {
  test.each([
    [{ Name: 'Camp', Description: 'by the lake' }, 'Camp', 'by the lake'],
    [{ name: 12 }, '12', ''],
    [{ NAME: '', Title: 'Camp', desc: 'a<br>b' }, 'Camp', 'a\nb'],
    [{ title_ru: 'Лех', title_en: 'Leh', notes: 'Заметка', notes_en: '' }, 'Leh', 'Заметка'],
    [{ name: 'Лех', 'name:en': 'Leh', note: 'a <b> &amp; c' }, 'Leh', 'a <b> &amp; c'],
    [{ name: 'A', description: { '@type': 'html', value: '<b>x</b>' } }, 'A', 'x'],
    [{ name: null, description: ['x'] }, null, ''],
  ])('are found in the properties %j', (properties, name, description) => {
    const file = read(geojson(properties), { languages: ['en', 'ru'] });
    expect(file.features).toMatchObject([{ name, description }]);
  });

  test('are found in elements of KML with tags inside', () => {
    const file = kmlFile(
      kmlPoint(
        '<name>Inn <b>by</b></name><description>One<br/>two <a href="https://a.org/?a=1&amp;b=2">x</a></description>',
      ),
    );
    expect(read(file).features).toMatchObject([
      { name: 'Inn by', description: 'One\ntwo x (https://a.org/?a=1&b=2)' },
    ]);
  });

  test('are found in the extended data of KML', () => {
    const data = (name: string, value: string): string =>
      `<Data name="${name}"><value>${value}</value></Data>`;
    const file = kmlFile(
      kmlPoint(
        `<ExtendedData>${data('Name', 'Camp')}<SchemaData><SimpleData name="desc">cold</SimpleData></SchemaData></ExtendedData>`,
      ),
    );
    expect(read(file).features).toMatchObject([
      { name: 'Camp', description: 'cold', fields: { Name: 'Camp', desc: 'cold' } },
    ]);
  });

  test('of a waypoint contain desc and cmt once each', () => {
    const wpt = (texts: string): string => `<wpt lat="34" lon="77"><name>W</name>${texts}</wpt>`;
    const file = read(`<gpx>${wpt('<cmt>a</cmt><desc>a</desc>')}${wpt('<cmt>a</cmt><desc>b</desc>')}</gpx>`);
    expect(file.features.map(({ description }) => description)).toEqual(['a', 'a\nb']);
  });
});

describe('readGeoFile', () => {
  test('ignores elements whose prefix is not declared', () => {
    const file = kmlPoint('<name>A</name><gx:balloonVisibility>1</gx:balloonVisibility>');
    expect(read(`<kml><Document>${file}</Document></kml>`).features).toMatchObject([{ name: 'A' }]);
  });

  test('reads height and time of single points', () => {
    const gpx = '<gpx><wpt lat="34" lon="77"><ele>3500</ele><time>2019-07-12T04:00:00Z</time></wpt></gpx>';
    const kml = kmlFile(
      '<Placemark><TimeStamp><when>2019-07-12T04:00:00Z</when></TimeStamp><Point><coordinates>77,34,3500</coordinates></Point></Placemark>',
    );
    const point = { longitude: 77, latitude: 34, height: 3500, time: Date.UTC(2019, 6, 12, 4) };
    for (const file of [gpx, kml]) expect(read(file).features).toMatchObject([{ points: [point] }]);
  });

  test('leaves out a point of KML with two tuples, which may be decimal commas', () => {
    const file = read(
      kmlFile('<Placemark><Point><coordinates>77,58 34,16</coordinates></Point></Placemark>'),
    );
    expect(file.features).toMatchObject([{ points: [] }]);
    expect(file.leftOut).toMatchObject([{ kind: 'position', count: 1 }]);
  });

  test('assigns no times to a track of KML with another number of times than points', () => {
    const file = read(
      kmlFile(
        '<Placemark><gx:Track><when>2019-07-12T04:00:00Z</when><gx:coord>77 34</gx:coord><gx:coord>77 35</gx:coord></gx:Track></Placemark>',
      ),
    );
    expect([...(file.features[0]?.line?.times ?? [])]).toEqual([Number.NaN, Number.NaN]);
    expect(file.leftOut).toMatchObject([{ kind: 'time', count: 1 }]);
  });

  test('keeps a point at 0, 0 that is near its neighbours', () => {
    const file = read('{"type":"LineString","coordinates":[[-1,1],[0,0],[1,1],[77,34],[0,0],[78,34],[0,0]]}');
    expect([...(file.features[0]?.line?.longitudes ?? [])]).toEqual([-1, 0, 1, 77, 78]);
    expect(file.leftOut).toMatchObject([{ kind: 'no-fix', count: 2 }]);
  });

  test('names the line and the value of the first point that is left out', () => {
    const file = read(gpxFile(`${twoPoints}\n\n<trkpt lat="91" lon="77"/>\n<trkpt lat="92" lon="77"/>`));
    expect(file.leftOut).toEqual([{ kind: 'position', count: 2, line: 3, name: 'A ride', value: '91' }]);
  });

  test.each([
    ['an element', kmlFile(`<name>Trip</name>\n${kmlPoint(`<name>${'x'.repeat(201)}</name>`)}`), 200, 2],
    ['a field', geojson({ name: 'x'.repeat(201) }), 200, undefined],
    ['an element of the greatest length', kmlFile(kmlPoint(`<name>${'x'.repeat(200)}</name>`)), 200, null],
  ])('reports the end of a name that is too long in %s', (_where, file, length, line) => {
    const { features, leftOut } = read(file);
    expect(features[0]?.name).toHaveLength(length);
    const entry = { kind: 'name-end', count: 1, name: 'x'.repeat(40), ...(line != null && { line }) };
    expect(leftOut).toEqual(line === null ? [] : [entry]);
  });

  test('reports the end of the name of a document that is too long', () => {
    const { name, leftOut } = read(kmlFile(kmlPoint('')).replace('A document', 'x'.repeat(500)));
    expect(name).toHaveLength(200);
    expect(leftOut.map(({ kind, count }) => [kind, count])).toEqual([['name-end', 1]]);
  });

  test('counts linked documents and further documents of an archive once each', () => {
    const link = (href: string): string => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`;
    const archive = kmzFile({
      'doc.kml': kmlFile(link('files/a.kml') + link('https://example.org/b.kml') + kmlPoint('')),
      'files/a.kml': kmlFile(''),
    });
    expect(read(archive).leftOut).toMatchObject([{ kind: 'document', count: 2, name: 'files/a.kml' }]);
  });

  test('reads the points of courses of TCX', () => {
    const file = read(
      '<TrainingCenterDatabase><Courses><Course><Name>Pass</Name><CoursePoint><Name>Hut</Name><Time>2019-07-12T04:00:00Z</Time><Position><LatitudeDegrees>34</LatitudeDegrees><LongitudeDegrees>77</LongitudeDegrees></Position><Notes>water</Notes></CoursePoint></Course></Courses></TrainingCenterDatabase>',
    );
    expect(file.features).toMatchObject([
      { name: 'Pass', points: [] },
      { name: 'Hut', description: 'water', points: [{ longitude: 77, latitude: 34 }] },
    ]);
  });

  test('refuses a document that is larger than the limit of the caller', () => {
    const text = encode(kmlFile(kmlPoint('')));
    const limits = { documentBytes: text.length - 1 };
    expect(readGeoFile(text, { limits })).toEqual({ failure: { code: 'too-large' } });
    const archive = kmzFile({ 'doc.kml': text });
    expect(readGeoFile(archive, { limits })).toEqual({ failure: { code: 'archive-too-large' } });
  });

  test('refuses more features than the limit of points', () => {
    const features = encode(kmlFile('<Placemark/>'.repeat(11)));
    expect(readGeoFile(features, { limits: { points: 10 } })).toMatchObject({
      failure: { code: 'too-many-points' },
    });
  });

  test('ignores a field with the name of a property of objects', () => {
    const properties = JSON.parse('{"__proto__":{"name":"x"},"constructor":"y","a":1}');
    expect(read(geojson(properties)).features[0]?.fields).toEqual({ a: 1 });
  });
});
