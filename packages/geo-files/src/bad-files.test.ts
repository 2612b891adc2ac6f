import { describe, expect, test } from 'vitest';
import type { GeoFileFailure } from './failure.ts';
import { geoFileLimits } from './limits.ts';
import { readGeoFile } from './read-geo-file.ts';
import { encode, gpxFile, kmlFile, kmzFile, twoPoints, utf16, windows1251 } from './testing/files.ts';

function fail(file: string | Uint8Array): GeoFileFailure {
  const result = readGeoFile(typeof file === 'string' ? encode(file) : file);
  if ('file' in result) throw new Error(`read ${result.file.features.length} features`);
  return result.failure;
}

const kmlCoordinates = (text: string) =>
  kmlFile(`<Placemark><LineString><coordinates>${text}</coordinates></LineString></Placemark>`);

const billionLaughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><gpx><trk><name>&c;</name></trk></gpx>`;
const externalEntity = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><trk><name>&x;</name></trk></gpx>`;
const externalDocumentType = `<!DOCTYPE gpx SYSTEM "http://example.org/a.dtd"><gpx/>`;

/** 101 MB of zeros in 100 kB, made once because it takes a second. */
const zipBomb = kmzFile({ 'doc.kml': new Uint8Array(geoFileLimits.documentBytes + 1024 * 1024) });

describe('readGeoFile reports', () => {
  const whole = gpxFile(twoPoints);

  test('a truncated file as malformed, wherever it ends', () => {
    for (let length = 30; length < whole.length; length += 7)
      expect(fail(whole.slice(0, length)), `after ${length} characters`).toMatchObject({ code: 'malformed' });
  });

  test('the line at which XML is damaged', () => {
    expect(fail('<?xml version="1.0"?>\n<gpx>\n<trk></gpx>')).toEqual({ code: 'malformed', line: 3 });
  });

  test('damaged JSON as malformed', () => {
    expect(fail('{"type":"FeatureCollection","features":[')).toEqual({ code: 'malformed' });
  });

  test.each([
    ['entities that expand', billionLaughs],
    ['an external entity', externalEntity],
    ['an external document type', externalDocumentType],
  ])('%s without expanding or loading them', (_what, file) => {
    expect(fail(file)).toMatchObject({ code: 'entities', line: 1 });
  });

  test('an entity without a definition as malformed', () => {
    expect(fail(gpxFile(twoPoints, { name: '&nbsp;' }))).toMatchObject({ code: 'malformed' });
  });

  test('10,000 levels of nesting', () => {
    expect(fail(`<gpx>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</gpx>`)).toMatchObject({
      code: 'too-deep',
    });
    const collections = '{"type":"GeometryCollection","geometries":['.repeat(10_000);
    expect(fail(`${collections}${']}'.repeat(10_000)}`)).toEqual({ code: 'too-deep' });
  });

  test('more than 500,000 points', () => {
    const line = Array.from({ length: geoFileLimits.points + 1 }, () => '[1,2]').join(',');
    expect(fail(`{"type":"LineString","coordinates":[${line}]}`)).toEqual({ code: 'too-many-points' });
  });

  test('a file above 50 MB without reading it', () => {
    expect(fail(new Uint8Array(geoFileLimits.fileBytes + 1))).toEqual({ code: 'too-large' });
  });

  test.each([
    ['0 bytes', ''],
    ['white space', ' \n\n '],
  ])('a file of %s as empty', (_what, file) => {
    expect(fail(file)).toEqual({ code: 'empty' });
  });

  test.each([
    ['a binary file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46), 'unknown-format'],
    ['zeros', new Uint8Array(1000), 'unknown-format'],
    ['plain text', 'a letter about Ladakh', 'unknown-format'],
    ['HTML', '<html><body/></html>', 'unknown-format'],
    ['other JSON', '{"places":[]}', 'unknown-format'],
    ['a name of the language', '<constructor/>', 'unknown-format'],
  ])('%s as an unknown format', (_what, file, code) => {
    expect(fail(file)).toMatchObject({ code });
  });

  test.each([
    ['Windows-1251 without a declaration', windows1251(gpxFile(twoPoints, { name: 'Лех' }))],
    ['an odd number of bytes in UTF-16', utf16(whole).subarray(0, -1)],
    [
      'an unknown encoding',
      encode(gpxFile(twoPoints, { declaration: '<?xml version="1.0" encoding="x-none"?>' })),
    ],
  ])('%s as an encoding error', (_what, file) => {
    expect(fail(file)).toMatchObject({ code: 'encoding' });
  });

  test.each([
    ['without KML', kmzFile({ 'a.txt': 'a' })],
    ['that is truncated', kmzFile({ 'doc.kml': kmlFile('<Folder/>'.repeat(2000)) }).subarray(0, 100)],
    ['whose bytes are damaged', damaged(kmzFile({ 'doc.kml': kmlFile('<Folder/>'.repeat(2000)) }))],
  ])('an archive %s', (_what, file) => {
    expect(fail(file)).toMatchObject({ code: 'archive' });
  });

  test.each([
    '../../doc.kml',
    '/etc/doc.kml',
    String.raw`..\doc.kml`,
    String.raw`C:\doc.kml`,
    'a/../../b.kml',
  ])('an archive with the path %s', (path) => {
    expect(fail(kmzFile({ [path]: kmlCoordinates('1,2 3,4') }))).toEqual({
      code: 'archive-paths',
      value: path,
    });
  });

  test('an archive whose document expands to more than 100 MB, before all of it is inflated', () => {
    expect(zipBomb.length).toBeLessThan(geoFileLimits.documentBytes / 500);
    expect(fail(zipBomb)).toEqual({ code: 'archive-too-large' });
  });

  test('an archive that declares a smaller size than it expands to', () => {
    const bomb = zipBomb.slice();
    // The uncompressed size in the local header.
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, 1000, true);
    expect(fail(bomb)).toEqual({ code: 'archive-too-large' });
  });
});

function damaged(archive: Uint8Array): Uint8Array {
  const copy = archive.slice();
  copy.fill(0xff, 40, 60);
  return copy;
}
