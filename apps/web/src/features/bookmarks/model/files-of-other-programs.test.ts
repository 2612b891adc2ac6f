import { encode, gpxFile, kmlFile, kmzFile } from '@cae-map/geo-files/testing/files';
import { loadFormat } from '@cae-map/route-export/load-format';
import { formatIds } from '@cae-map/route-export/route-format';
import { realContent } from '@cae-map/route-export/testing/content';
import { describe, expect, test } from 'vitest';
import { mergeBookmarks } from './merge-bookmarks.ts';
import { readBookmarkFile, type FileReading } from './read-file.ts';

/** Inputs of the kinds that other programs write, each with the bookmarks that they mean. */

type ReadBookmarks = Extract<FileReading, { readonly ok: true }>;

function read(file: string | Uint8Array, language: 'ru' | 'en' = 'en'): ReadBookmarks {
  const reading = readBookmarkFile(typeof file === 'string' ? encode(file) : file, language);
  if (!reading.ok) throw new Error(`failed with ${JSON.stringify(reading)}`);
  return reading;
}

const point = (content: string, coordinates = '77,34'): string =>
  `<Placemark>${content}<Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;
const red = '<IconStyle><color>ff0000ff</color></IconStyle>';
const waypoint = '<gpx><wpt lat="34" lon="77"><name>W</name><desc>water</desc></wpt></gpx>';
const collection = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });
const feature = (properties: object, longitude = 77): object => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, 34] },
});

describe('in files of other programs', () => {
  test.each([
    ['a shared style', kmlFile(`<Style id="red">${red}</Style>${point('<styleUrl>#red</styleUrl>')}`)],
    [
      'a style map',
      kmlFile(
        `<Style id="n">${red}</Style><StyleMap id="m"><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>${point('<styleUrl>#m</styleUrl>')}`,
      ),
    ],
    ['a style after it', kmlFile(`${point('<styleUrl>#late</styleUrl>')}<Style id="late">${red}</Style>`)],
  ])('a bookmark has the colour of %s', (_what, file) => {
    expect(read(file).bookmarks).toMatchObject([{ color: '#ff0000' }]);
  });

  test('name and note have no tags, and breaks become lines', () => {
    const file = kmlFile(
      point(
        '<name><![CDATA[Inn <b>by the river</b>]]></name><description><![CDATA[North bank<br>Open &amp; warm<br/>see <a href="https://example.org/inn">more</a>]]></description>',
      ),
    );
    expect(read(file).bookmarks).toMatchObject([
      {
        name: 'Inn by the river',
        note: 'North bank\nOpen & warm\nsee more (https://example.org/inn)',
      },
    ]);
  });

  test('elements with a prefix that is not declared are ignored', () => {
    const file = `<kml><Document>${point('<name>A</name><gx:balloonVisibility>1</gx:balloonVisibility>')}</Document></kml>`;
    expect(read(file).bookmarks).toMatchObject([{ name: 'A' }]);
  });

  test.each([
    ['KMZ', kmzFile({ 'doc.kml': kmlFile(point('<name>W</name><description>water</description>')) })],
    ['GPX', waypoint],
    ['GPX in UTF-8 with a byte order mark', `\uFEFF${waypoint}`],
  ])('the points of %s are bookmarks', (_format, file) => {
    expect(read(file).bookmarks).toMatchObject([{ name: 'W', note: 'water', latlng: { lat: 34, lng: 77 } }]);
  });

  test('two points at one position with different notes are two bookmarks', () => {
    const note = (text: string): string => point(`<name></name><description>${text}</description>`);
    const { bookmarks } = read(kmlFile(note('spring') + note('hut')));
    const { added, known } = mergeBookmarks([], bookmarks);
    expect(added).toMatchObject([{ note: 'spring' }, { note: 'hut' }]);
    expect(known).toBe(0);
    expect(mergeBookmarks(added, bookmarks)).toMatchObject({ added: [], known: 2 });
  });

  test('names and notes are found under other spellings', () => {
    const file = collection(
      feature({ Name: 'Camp', Description: 'by the lake' }),
      feature({ name: 12 }, 77.1),
    );
    expect(read(file).bookmarks).toMatchObject([
      { name: 'Camp', note: 'by the lake' },
      { name: '12', note: '' },
    ]);
  });

  test('a track of GPX is left out and counted', () => {
    const file = gpxFile('<trkpt lat="1" lon="1"/>').replace('<trk>', '<wpt lat="34" lon="77"/><trk>');
    expect(read(file).leftOut).toEqual([{ kind: 'line', count: 1, name: 'A ride' }]);
  });
});

describe('in files of the export of the route', () => {
  test('stops at one position with different titles are two bookmarks', () => {
    const { bookmarks } = read(
      collection(
        feature({ kind: 'stop', place_id: 1, title_ru: 'Приход', title_en: 'Arrival' }),
        feature({ kind: 'stop', place_id: 2, title_ru: 'Уход', title_en: 'Departure' }),
      ),
      'ru',
    );
    expect(mergeBookmarks([], bookmarks).added).toMatchObject([{ name: 'Приход' }, { name: 'Уход' }]);
  });

  test('breaks in descriptions of KML are lines', () => {
    const file = kmlFile(point('<description>6 March 1925&lt;br&gt;\nAccuracy: high</description>'));
    expect(read(file).bookmarks).toMatchObject([{ note: '6 March 1925\nAccuracy: high' }]);
  });

  test.each(formatIds.filter((id) => id !== 'csv'))(
    'every stop with a position of %s is a bookmark with its title',
    async (id) => {
      const content = realContent('en');
      const { bookmarks, leftOut } = read((await loadFormat(id)).write(content), 'en');
      const stops = content.route.stops.filter(({ position }) => position !== null);
      const clean = (title: string): string => title.replaceAll(/\s+/g, ' ').trim();
      expect(bookmarks.map(({ name }) => name).toSorted()).toEqual(
        stops.map(({ record }) => clean(record.title_en || record.title_ru)).toSorted(),
      );
      expect(mergeBookmarks([], bookmarks).added).toHaveLength(bookmarks.length);
      expect(bookmarks.filter(({ note }) => /<br>|&amp;/.test(note))).toEqual([]);
      expect(leftOut.map(({ kind }) => kind)).toEqual(['line']);
    },
  );
});
