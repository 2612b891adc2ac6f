import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exifBlock, type ExifDirectories, type ExifValue } from '../../testing/pictures/exif-block.ts';
import { noFacts, readPictureFacts, type PictureFacts } from './picture-facts.ts';

const fromExif = (directories: ExifDirectories, isLittleEndian = true): PictureFacts =>
  readPictureFacts({ structure: exifBlock(directories, isLittleEndian), xmp: undefined });

const whole = (...values: number[]): ExifValue => ({ rationals: values.map((value) => [value, 1]) });

/** A directory with a position in the south and west, whose fields are replaced. */
const gps = (fields: Readonly<Record<number, ExifValue>> = {}) => ({
  gps: { 1: 'S', 2: whole(18, 30, 0), 3: 'W', 4: whole(70, 15, 0), ...fields },
});
const peru = { latitude: -18.5, longitude: -70.25 };
const nowhere = { latitude: null, longitude: null };

test.each([true, false])('a position is read from EXIF (little-endian: %s)', (isLittleEndian) => {
  expect(fromExif(gps(), isLittleEndian)).toEqual({ ...noFacts, ...peru });
});

test.each([
  ['S ', ' W'],
  ['s', 'w'],
  ['South', 'West'],
  ['SOUTH', 'west '],
])('the hemispheres “%s” and “%s” are south and west', (south, west) => {
  expect(fromExif(gps({ 1: south, 3: west }))).toMatchObject(peru);
});

test.each([
  ['N ', 'e'],
  ['North', 'EAST'],
])('the hemispheres “%s” and “%s” are north and east', (north, east) => {
  expect(fromExif(gps({ 1: north, 3: east }))).toMatchObject({ latitude: 18.5, longitude: 70.25 });
});

test('a hemisphere without a terminating zero or as bytes is read', () => {
  expect(fromExif(gps({ 1: Buffer.from('S'), 3: Buffer.from('W\0') }))).toMatchObject(peru);
});

test.each<[string, Readonly<Record<number, ExifValue>>]>([
  ['no hemisphere of the longitude', { 3: '' }],
  ['an unknown hemisphere', { 1: 'T' }],
  ['the hemisphere of the other axis', { 1: 'W' }],
  [
    'no degrees',
    {
      2: {
        rationals: [
          [0, 0],
          [30, 1],
          [0, 1],
        ],
      },
    },
  ],
  [
    'unknown minutes before seconds',
    {
      2: {
        rationals: [
          [18, 1],
          [0, 0],
          [30, 1],
        ],
      },
    },
  ],
  [
    'an infinite number of seconds',
    {
      2: {
        rationals: [
          [18, 1],
          [30, 1],
          [1, 0],
        ],
      },
    },
  ],
  ['61 minutes', { 2: whole(18, 61, 0) }],
  ['a latitude above 90', { 2: whole(90, 0, 1) }],
  ['a longitude above 180', { 4: whole(180, 0, 1) }],
  ['four numbers', { 2: whole(18, 30, 0, 0) }],
  ['no numbers', { 2: '18 30 0' }],
  ['a sign that contradicts the hemisphere', { 1: 'N', 2: { signedRationals: [[-185, 10]] } }],
  [
    'a sign of the minutes only',
    {
      2: {
        signedRationals: [
          [18, 1],
          [-30, 1],
        ],
      },
    },
  ],
])('a picture with %s in EXIF is not placed', (_name, fields) => {
  expect(fromExif(gps(fields))).toEqual(noFacts);
});

test('a picture without the fields of the hemispheres is not placed', () => {
  expect(fromExif({ gps: { 2: whole(18, 30, 0), 4: whole(70, 15, 0) } })).toEqual(noFacts);
});

test('a position of zeros is that of a camera without a fix', () => {
  expect(fromExif(gps({ 2: whole(0, 0, 0), 4: whole(0, 0, 0) }))).toEqual(noFacts);
});

test.each<[string, ExifValue]>([
  [
    'seconds of 0/0',
    {
      rationals: [
        [18, 1],
        [30, 1],
        [0, 0],
      ],
    },
  ],
  [
    'minutes and seconds of 0/0',
    {
      rationals: [
        [185, 10],
        [0, 0],
        [0, 0],
      ],
    },
  ],
  ['degrees only', { rationals: [[185, 10]] }],
  [
    'degrees and minutes',
    {
      rationals: [
        [18, 1],
        [3000, 100],
      ],
    },
  ],
  [
    'signed numbers',
    {
      signedRationals: [
        [18, 1],
        [30, 1],
        [0, 1],
      ],
    },
  ],
  [
    'a sign that agrees with the hemisphere',
    {
      signedRationals: [
        [-18, 1],
        [30, 1],
        [0, 1],
      ],
    },
  ],
  ['two negative numbers in a fraction', { signedRationals: [[-185, -10]] }],
  ['a floating-point number', { doubles: [18.5] }],
])('a latitude of %s is read', (_name, value) => {
  expect(fromExif(gps({ 2: value }))).toMatchObject(peru);
});

test('a position in degrees, minutes and seconds is read to a tenth of a metre', () => {
  const fraction = fc.integer({ min: 0, max: 59 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 89 }),
      fraction,
      fraction,
      fc.constantFrom('N', 'S'),
      (degrees, minutes, seconds, hemisphere) => {
        const { latitude } = fromExif(gps({ 1: hemisphere, 2: whole(degrees, minutes, seconds) }));
        const expected = (degrees + minutes / 60 + seconds / 3600) * (hemisphere === 'S' ? -1 : 1);
        expect(latitude).toBeCloseTo(expected, 5);
      },
    ),
  );
});

const taken = '2015:08:22 10:11:12';
const moment = '2015-08-22 10:11:12';

test.each([
  '0000:00:00 00:00:00',
  '    :  :     :  :  ',
  '',
  '0000:01:01 00:00:00',
  '1970:01:01 00:00:00',
  '1904:01:01 00:00:00',
  '2015:02:30 10:11:12',
  '2015:08:22',
])('the unknown time “%s” is replaced by the next time of the file', (unknown) => {
  expect(fromExif({ exif: { 36_867: unknown, 36_868: taken } }).datetime_original).toBe(moment);
  expect(fromExif({ picture: { 306: taken }, exif: { 36_867: unknown } }).datetime_original).toBe(moment);
  expect(fromExif({ exif: { 36_867: unknown } }).datetime_original).toBeNull();
});

test('the time when a picture was taken precedes those of its scan and its change', () => {
  const facts = fromExif({
    picture: { 306: '2020:01:01 01:01:01' },
    exif: { 36_867: taken, 36_868: '2019:01:01 01:01:01' },
  });
  expect(facts.datetime_original).toBe(moment);
});

const declarations =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"';
const packet = (content: string, attributes = '') =>
  `<?xpacket begin="\uFEFF"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${declarations}><rdf:Description ${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const fromXmp = (text: string, encoding: BufferEncoding = 'utf8'): PictureFacts =>
  readPictureFacts({ structure: undefined, xmp: Buffer.from(text, encoding) });
const elements = (latitude: string, longitude: string) =>
  `<exif:GPSLatitude>${latitude}</exif:GPSLatitude><exif:GPSLongitude>${longitude}</exif:GPSLongitude>`;
const nepal = { latitude: 28.184478, longitude: 84.025 };

test('a position in elements of XMP is read', () => {
  expect(fromXmp(packet(elements('28,11.0687N', '84,1.5E')))).toEqual({ ...noFacts, ...nepal });
});

test.each<[string, string, BufferEncoding]>([
  ['attributes', packet('', 'exif:GPSLatitude="28,11.0687N" exif:GPSLongitude="84,1.5E"'), 'utf8'],
  ['UTF-16', packet(elements('28,11.0687N', '84,1.5E')), 'utf16le'],
  [
    'another prefix',
    packet(elements('28,11.0687N', '84,1.5E')).replaceAll('exif:', 'e:').replaceAll(':exif', ':e'),
    'utf8',
  ],
  ['decimal degrees and small letters', packet(elements('28.184478n', '84.025 e')), 'utf8'],
  [
    'a separate hemisphere',
    packet(
      `${elements('28.184478', '84.025')}<exif:GPSLatitudeRef>North</exif:GPSLatitudeRef><exif:GPSLongitudeRef>E</exif:GPSLongitudeRef>`,
    ),
    'utf8',
  ],
])('a position in XMP with %s is read', (_name, text, encoding) => {
  expect(fromXmp(text, encoding)).toMatchObject(nepal);
});

test('degrees, minutes and seconds of the south and west are read from XMP', () => {
  expect(fromXmp(packet(elements('18,30,0S', '70,15,0W')))).toMatchObject(peru);
});

test.each([
  ['no hemisphere', elements('28,11.0687', '84,1.5')],
  ['an empty part', elements('28,,11N', '84,1.5E')],
  ['a text', elements('north', 'east')],
  ['three decimal points', elements('28.1.8N', '84,1.5E')],
])('a picture with %s in XMP is not placed', (_name, content) => {
  expect(fromXmp(packet(content))).toEqual(noFacts);
});

test('the position of a place that a picture shows is not that of the picture', () => {
  const shown = `<exif:Places><rdf:Bag><rdf:li><rdf:Description>${elements('28,11N', '84,1E')}</rdf:Description></rdf:li></rdf:Bag></exif:Places>`;
  expect(fromXmp(packet(shown))).toEqual(noFacts);
});

test('a position in EXIF precedes that in XMP, which replaces one without hemispheres', () => {
  const xmp = Buffer.from(packet(elements('28,11.0687N', '84,1.5E')));
  expect(readPictureFacts({ structure: exifBlock(gps()), xmp })).toMatchObject(peru);
  expect(readPictureFacts({ structure: exifBlock(gps({ 1: '' })), xmp })).toMatchObject(nepal);
});

test('XMP within a TIFF structure is read', () => {
  const structure = exifBlock({ picture: { 700: Buffer.from(packet(elements('28,11.0687N', '84,1.5E'))) } });
  expect(readPictureFacts({ structure, xmp: undefined })).toMatchObject(nepal);
});

test('a time in XMP is read without its zone if EXIF has none', () => {
  const xmp = Buffer.from(packet('<exif:DateTimeOriginal>2015-08-22T10:11:12+05:30</exif:DateTimeOriginal>'));
  const structure = exifBlock({ exif: { 36_867: '0000:00:00 00:00:00' } });
  expect(readPictureFacts({ structure, xmp }).datetime_original).toBe(moment);
});

test('damaged metadata cause no error and no position outside of the earth', () => {
  const structure = exifBlock({ picture: { 306: taken }, exif: { 36_867: taken }, ...gps() });
  const xmp = Buffer.from(packet(elements('28,11.0687N', '84,1.5E')));
  const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.boolean(), damage, fc.nat(), (isXmp, changes, end) => {
      const damaged = Buffer.from(isXmp ? xmp : structure);
      for (const [at, value] of changes) damaged[at % damaged.length] = value;
      const cut = damaged.subarray(0, damaged.length - (end % 3 === 0 ? end % damaged.length : 0));
      const { latitude, longitude } = readPictureFacts({
        structure: isXmp ? undefined : cut,
        xmp: isXmp ? cut : undefined,
      });
      if (latitude === null || longitude === null) expect({ latitude, longitude }).toEqual(nowhere);
      else expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180).toBe(true);
    }),
    { numRuns: 500 },
  );
});
