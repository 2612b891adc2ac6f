import { writePointsGeoJson, writePointsKml } from '@cae-map/route-export/points/points';
import { describe, expect, test } from 'vitest';
import { bookmarkFileLimits } from './file-limits.ts';
import { readBookmarkFile } from './read-file.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const readBytes = (bytes: Uint8Array) => readBookmarkFile(bytes, 'en');
const read = (text: string) => readBytes(encode(text));
const placemark = (coordinates: string) =>
  `<Placemark><name>A</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;
const kml = (content: string, declaration = '') =>
  `${declaration}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;

const kept = {
  id: 'a-1',
  name: 'Лех & <дворец>',
  note: 'Две\nстроки, <b> & &amp;',
  latitude: 34.16,
  longitude: 77.58,
  zoom: 12.5,
  colour: '#123456',
};
const bookmark = {
  id: 'a-1',
  latlng: { lat: 34.16, lng: 77.58 },
  zoom: 12.5,
  color: '#123456',
  name: 'Лех & <дворец>',
  note: 'Две\nстроки, <b> & &amp;',
};

describe('readBookmarkFile', () => {
  test.each([
    ['GeoJSON', writePointsGeoJson([kept])],
    ['KML', writePointsKml('Points', [kept])],
  ])('reads exported %s back without loss', (_, text) => {
    expect(read(text)).toEqual({ ok: true, bookmarks: [bookmark], leftOut: [] });
  });

  test('reads the points of other programs with the initial zoom and colour, or the colour of their icon', () => {
    const style = '<Style><IconStyle><color>ff563412</color></IconStyle></Style>';
    const text = kml(
      `<Folder><Placemark><name>Leh</name>${style}<Point><coordinates>\n 77.58,34.16,3500 </coordinates></Point></Placemark></Folder>${placemark('1,2')}`,
    );
    expect(read(text)).toMatchObject({
      ok: true,
      bookmarks: [
        { latlng: { lat: 34.16, lng: 77.58 }, name: 'Leh', color: '#123456', zoom: 10 },
        { latlng: { lat: 2, lng: 1 }, color: '#6dfd54' },
      ],
    });
  });

  test.each([
    ['at 777 degrees', placemark('777,34'), 'position'],
    ['with decimal commas', placemark('77,58 34,16'), 'position'],
    ['without coordinates', placemark(''), 'position'],
    ['without a geometry', '<Placemark/>', 'no-position'],
    [
      'that are lines',
      '<Placemark><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark>',
      'line',
    ],
    ['that are areas', '<Placemark><Polygon/></Placemark>', 'area'],
  ])('leaves out placemarks %s and counts them', (_, content, kind) => {
    const leftOut = [{ kind, count: 1 }];
    expect(read(kml(content + placemark('1,2')))).toMatchObject({
      ok: true,
      bookmarks: [{ name: 'A' }],
      leftOut,
    });
    expect(read(kml(content))).toMatchObject({ ok: false, reason: 'no-points', leftOut });
  });

  test('wraps a longitude beyond 180 degrees', () => {
    expect(read(kml(placemark('200,34')))).toMatchObject({ bookmarks: [{ latlng: { lat: 34, lng: -160 } }] });
  });

  test('makes a bookmark of every point of a feature', () => {
    const text =
      '{"type":"Feature","id":"a","properties":{"name":"M"},"geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}}';
    const result = read(text);
    expect(result).toMatchObject({ bookmarks: [{ id: 'a', name: 'M' }, { name: 'M' }] });
    expect(result.ok && new Set(result.bookmarks.map(({ id }) => id)).size).toBe(2);
  });

  test('reports that the end of a long note is left out', () => {
    const properties = { description: 'x'.repeat(5001) };
    const geometry = { type: 'Point', coordinates: [1, 2] };
    expect(read(JSON.stringify({ type: 'Feature', properties, geometry }))).toMatchObject({
      leftOut: [{ kind: 'text-end', count: 1 }],
    });
  });

  test('leaves out features of GeoJSON that are no points on the Earth', () => {
    const features = [
      null,
      { type: 'Feature', geometry: null, properties: null },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 91] }, properties: {} },
      { type: 'Feature', geometry: { type: 'Point', coordinates: ['1', '2'] }, properties: {} },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { name: 5 } },
    ];
    expect(read(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject({
      ok: true,
      bookmarks: [{ name: '5', latlng: { lat: 2, lng: 1 } }],
      leftOut: [
        { kind: 'position', count: 2 },
        { kind: 'no-position', count: 2 },
      ],
    });
  });

  test('reads UTF-16 and Windows-1251', () => {
    const text = kml(placemark('1,2').replace('>A<', '>Лех<'));
    const utf16 = new Uint8Array(2 + text.length * 2);
    utf16.set([0xff, 0xfe]);
    Array.from(text).forEach((character, index) => {
      const code = character.charCodeAt(0);
      utf16.set([code & 0xff, code >> 8], 2 + index * 2);
    });
    expect(readBytes(utf16)).toMatchObject({ ok: true, bookmarks: [{ name: 'Лех' }] });
    const declared = `<?xml version="1.0" encoding="windows-1251"?>${text}`;
    const windows = Uint8Array.from(Array.from(declared), (character) => {
      const code = character.charCodeAt(0);
      // The letters from А to я.
      return code >= 0x410 ? code - 0x410 + 0xc0 : code;
    });
    expect(readBytes(windows)).toMatchObject({ ok: true, bookmarks: [{ name: 'Лех' }] });
  });

  test.each([
    ['0 bytes', new Uint8Array(), 'empty'],
    ['only spaces', encode(' \n'), 'empty'],
    ['a binary file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46), 'unknown-format'],
    ['a damaged archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0xff), 'archive'],
    ['a text in an unknown encoding', Uint8Array.of(0x3c, 0xcb, 0xe5, 0xf5), 'encoding'],
    ['more than 5 MB', new Uint8Array(bookmarkFileLimits.documentBytes + 1), 'too-large'],
    ['truncated XML', encode(kml(placemark('1,2')).slice(0, -20)), 'malformed'],
    ['truncated JSON', encode('{"type":"FeatureCollection","features":['), 'malformed'],
    ['declared entities', encode(`<!DOCTYPE kml [<!ENTITY a "aaaa">]>${kml(placemark('1,2'))}`), 'entities'],
    ['an external entity', encode('<!DOCTYPE kml SYSTEM "file:///etc/passwd"><kml/>'), 'entities'],
    ['other XML', encode('<html/>'), 'unknown-format'],
    ['other JSON', encode('{"type":"Topology"}'), 'unknown-format'],
    ['other text', encode('34.16;77.58'), 'unknown-format'],
  ])('rejects %s with the reason', (_, bytes, reason) => {
    expect(readBytes(bytes)).toEqual({ ok: false, reason });
  });

  test('rejects a file without placemarks', () => {
    expect(read(kml(''))).toEqual({ ok: false, reason: 'no-points', leftOut: [] });
  });

  test('rejects 10,000 levels of nesting before they are parsed', () => {
    const levels = 10_000;
    const nested = `${'<Folder>'.repeat(levels)}${placemark('1,2')}${'</Folder>'.repeat(levels)}`;
    expect(read(kml(nested))).toEqual({ ok: false, reason: 'too-deep' });
    const json = `{"type":"FeatureCollection","features":[${'['.repeat(levels)}${']'.repeat(levels)}]}`;
    expect(read(json)).toMatchObject({ ok: false, reason: 'no-points' });
  });
});
