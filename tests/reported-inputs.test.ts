import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import { placeBodySchema } from '@cae-map/contract/entities/place';
import { parseMapHash } from '@cae-map/expedition/hash';
import { aPlaceForEditors } from '@cae-map/contract/testing/records';
import { readTarget } from '@cae-map/expedition/map-links/read-target';
import { listPlaceAliases } from '@cae-map/expedition/search/aliases';
import { createSearchIndex } from '@cae-map/expedition/search/engine/create-search-index';
import { searchInput } from '@cae-map/expedition/search/search-input';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { readAliasRecords } from '@cae-map/expedition/testing/search';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { analyseTrack } from '@cae-map/tracks/analysis/analyse-track';
import { parseTrackFile } from '@cae-map/tracks/parse-track-file';
import type { Track } from '@cae-map/tracks/track';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../apps/server/src/content/import/decode-text.ts';
import { readFacts } from '../apps/server/src/pictures/inspect-picture.ts';
import { mergeBookmarks } from '../apps/web/src/features/bookmarks/model/merge-bookmarks.ts';
import { readBookmarkFile } from '../apps/web/src/features/bookmarks/model/read-file.ts';
import { readPastedLine } from '../apps/web/src/features/place-editing/edit/line/read-pasted-line.ts';
import { repairPath } from '../apps/web/src/lib/url/repair-path.ts';

/**
 * The unchanged inputs of 33 bug reports, in folders that are named by the number of the report. Tests beside the code cover similar
 * inputs.
 */
const folder = path.join(import.meta.dirname, 'fixtures', 'reported-inputs');

const read = (file: string): Buffer => readFileSync(path.join(folder, file));
const readLines = (file: string): string[] => read(file).toString('utf8').split('\n').filter(Boolean);
const content = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'content', file), 'utf8'));

describe('reported tracks', () => {
  function readTracks(file: string) {
    const result = parseTrackFile(read(file));
    if ('failure' in result) throw new Error(`${file}: ${JSON.stringify(result.failure)}`);
    return result;
  }
  const only = (file: string): Track => {
    const { tracks } = readTracks(file);
    expect(tracks).toHaveLength(1);
    const [track] = tracks;
    if (track === undefined) throw new Error('there is no track');
    return track;
  };
  /** Positions as `longitude latitude` or, with a known height, `longitude latitude height`. */
  const list = ({ points: { longitudes, latitudes, heights } }: Track): string[] =>
    Array.from(longitudes, (longitude, index) => {
      const height = heights[index] ?? Number.NaN;
      return [longitude, latitudes[index], ...(Number.isNaN(height) ? [] : [height])].join(' ');
    });
  const times = ({ points }: Track): (string | null)[] =>
    Array.from(points.times, (time) => (Number.isNaN(time) ? null : new Date(time).toISOString()));
  const kilometres = (track: Track): number => analyseTrack(track.points).statistics.lengthMetres / 1000;

  test('01: an empty gx:coord is no point, and the other points keep their times', () => {
    const { tracks, leftOut } = readTracks('01-kml-track-empty-coord/pause.kml');
    expect(tracks.map(list)).toEqual([['77.1 34.1 3500', '77.2 34.2 3510']]);
    expect(tracks.map(times)).toEqual([['2022-05-06T09:00:01.000Z', '2022-05-06T09:00:10.000Z']]);
    // The placemark with a single point.
    expect(leftOut).toEqual([{ kind: 'point', count: 1, name: 'start' }]);
  });

  test.each(['nan', 'no-lon'])('02: a bad point is left out and counted (%s.gpx)', (name) => {
    const { tracks, leftOut } = readTracks(`02-gpx-one-bad-point/${name}.gpx`);
    expect(tracks.map(list)).toEqual([['77 34', '77.2 34.2']]);
    expect(leftOut).toMatchObject([{ kind: 'position', count: 1 }]);
  });

  test('03: a tuple without a longitude is left out and counted', () => {
    const { tracks, leftOut } = readTracks('03-kml-tuple-without-longitude/tuple.kml');
    expect(tracks.map(list)).toEqual([['77 34', '78 35']]);
    expect(leftOut).toMatchObject([{ kind: 'position', count: 1 }]);
  });

  test('04: tuples that only commas separate are points', () => {
    expect(list(only('04-kml-commas-without-blanks/commas.kml'))).toEqual([
      '77 34 0',
      '77.5 34.2 0',
      '78 34.4 0',
    ]);
  });

  test('05: a first point at 0, 0 is left out with a note', () => {
    const { tracks, leftOut } = readTracks('05-gpx-first-point-zero/zero.gpx');
    expect(leftOut).toMatchObject([{ kind: 'no-fix', count: 1 }]);
    const [statistics] = tracks.map(({ points }) => analyseTrack(points).statistics);
    expect(statistics?.lengthMetres).toBeCloseTo(14_446, -2);
    expect(statistics?.heights).toMatchObject({ lowest: 3500, highest: 3510 });
  });

  test('06: a height of -32768 is unknown', () => {
    const { heights } = analyseTrack(only('06-gpx-height-sentinel/sentinel.gpx').points).statistics;
    expect(heights).toMatchObject({ lowest: 3500, highest: 3600, climb: 100 });
  });

  test.each(['Asia/Tokyo', 'America/New_York'])('07: a time without a zone is UTC in %s', (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const track = only('07-gpx-time-without-zone/no-zone.gpx');
      expect(times(track)[0]).toBe('2019-07-12T00:30:00.000Z');
      expect(analyseTrack(track.points).dateInfo?.firstDay).toBe('2019-07-12');
    } finally {
      process.env['TZ'] = before;
    }
  });

  test('08: 30 February is no time, and is reported', () => {
    const { tracks, leftOut } = readTracks('08-gpx-impossible-day/february.gpx');
    expect(tracks.map(times)).toEqual([[null, null]]);
    expect(leftOut).toMatchObject([{ kind: 'time', count: 2, value: '2026-02-30T10:00:00Z' }]);
  });

  test('09: the shaping points of a route are part of its line', () => {
    const track = only('09-gpx-route-shaping-points/route.gpx');
    expect(list(track)).toEqual(['77 34', '76.9 34.2', '77 34.3', '77.2 34.5']);
    expect(kilometres(track)).toBeCloseTo(67, 0);
  });

  test('10: tracks without a name have that of the metadata', () => {
    const names = (file: string) =>
      readTracks(`10-gpx-name-in-metadata/${file}`).tracks.map(({ name }) => name);
    expect([names('one.gpx'), names('two.gpx')]).toEqual([
      ['Valley walk'],
      ['Valley walk 1', 'Valley walk 2'],
    ]);
  });

  test.each(['beyond', 'wrapped'])('11: a line crosses the 180th meridian (%s.geojson)', (name) => {
    const track = only(`11-geojson-longitude-beyond-180/${name}.geojson`);
    expect(list(track)).toEqual(['140 35', '179 48', '-176 49', '-123 48']);
    expect(kilometres(track)).toBeCloseTo(7718, -1);
  });

  test('12: the laps of a TCX are one line', () => {
    expect(kilometres(only('12-tcx-laps/laps.tcx'))).toBeCloseTo(5.6, 1);
  });

  test('13: the document of a KMZ is doc.kml', () => {
    expect(only('13-kmz-two-documents/two.kmz').name).toBe('main');
  });

  test('14: 21 features keep their names', () => {
    const names = readTracks('14-geojson-21-names/lines.geojson').tracks.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 21 }, (_, index) => `n${index}`));
  });
});

test('15: two pasted tracks are joined in their order', () => {
  expect(readPastedLine(read('15-paste-two-tracks/two-tracks.gpx'))).toMatchObject({
    line: [[34, 77], [34.1, 77], [34.1, 77.1], [34.2, 77.1]], // prettier-ignore
    lineCount: 2,
  });
});

describe('reported bookmarks', () => {
  const readBookmarks = (file: string) => {
    const reading = readBookmarkFile(read(file), 'en');
    if (!reading.ok) throw new Error(`${file}: ${JSON.stringify(reading)}`);
    return mergeBookmarks([], reading.bookmarks).added;
  };

  test.each<[string, readonly object[]]>([
    ['16-bookmark-colour-by-style/style.kml', [{ color: '#ff0000' }]],
    ['16-bookmark-colour-by-style/stylemap.kml', [{ color: '#ff0000' }]],
    ['16-bookmark-colour-by-style/after.kml', [{ color: '#ff0000' }]],
    [
      '17-bookmark-html-text/html.kml',
      [
        {
          name: 'Inn by the river',
          note: 'North bank\nOpen & warm\nsee more (https://example.org/inn)',
        },
      ],
    ],
    ['18-own-export-as-bookmarks/stops.geojson', [{ name: 'Arrival' }, { name: 'Departure' }]],
    ['18-own-export-as-bookmarks/stops.kml', [{ name: 'Arrival', note: '6 March 1925\nAccuracy: high' }]],
    ['19-bookmark-unbound-prefix/prefix.kml', [{ name: 'A' }]],
    ['20-bookmark-kmz-and-gpx/z.kmz', [{ name: 'Z' }]],
    ['20-bookmark-kmz-and-gpx/w.gpx', [{ name: 'W', note: 'water' }]],
    ['20-bookmark-kmz-and-gpx/renamed.kml', [{ name: 'W', note: 'water' }]],
    ['21-bookmark-same-position-other-note/same.kml', [{ note: 'spring' }, { note: 'hut' }]],
    [
      '22-bookmark-name-spellings/names.geojson',
      [
        { name: 'Camp', note: 'by the lake' },
        { name: '12', note: '' },
      ],
    ],
  ])('%s has the expected bookmarks', (file, bookmarks) => {
    expect(readBookmarks(file)).toMatchObject(bookmarks);
  });
});

test.each([
  ['23-picture-hemisphere-spelling/blank.jpg', { latitude: -18.5, longitude: -70.25 }],
  ['23-picture-hemisphere-spelling/small.jpg', { latitude: -18.5, longitude: -70.25 }],
  ['23-picture-hemisphere-spelling/word.jpg', { latitude: -18.5, longitude: -70.25 }],
  ['24-picture-position-forms/seconds-0-0.jpg', { latitude: 34.15, longitude: 77.566667 }],
  ['24-picture-position-forms/two-numbers.jpg', { latitude: 34.15, longitude: 77.57 }],
  ['25-picture-date-sentinel/zeros.jpg', { datetime_original: '2015-08-22 10:11:12' }],
  ['25-picture-date-sentinel/blanks.jpg', { datetime_original: '2015-08-22 10:11:12' }],
  ['26-picture-position-in-xmp/xmp.jpg', { latitude: 28.184478, longitude: 84.025 }],
])('the reported picture %s has the expected position or time', async (file, facts) => {
  expect(await readFacts(read(file))).toMatchObject(facts);
});

test('27: a table in Windows-1251 is refused with the name of the encoding', () => {
  const table = read('27-csv-windows-1251/cp1251.csv');
  expect(() => decodeText('cp1251.csv', table)).toThrow('probably in Windows-1251');
});

describe('reported queries', () => {
  const { places } = readRealContent();
  const index = createSearchIndex(
    searchInput(toExpedition({ places, images: [] }), {
      texts: [],
      aliases: listPlaceAliases(readAliasRecords()),
      people: contentPartSchema.parse(content('expedition/people.json')).people,
      works: [],
    }),
  );
  const search = (query: string) => index.search(query, { language: 'en', limit: 5 }).hits;
  const lines = (file: string, found: readonly unknown[]) =>
    readLines(file).map((query, line): [string, unknown] => [query, found[line]]);
  const [nicholas, george] = ['nicholas-roerich', 'george-roerich'];

  test.each(lines('28-search-initials/queries.txt', [nicholas, nicholas, george, george]))(
    '28: “%s” finds the person first',
    (query, personId) => {
      expect(search(query)[0]).toMatchObject({ kind: 'person', personId });
    },
  );

  test('29: the marks of the romanisation of libraries do not matter', () => {
    const [full = '', short = '', town = ''] = readLines('29-search-library-spelling/queries.txt');
    expect([full, short].map((query) => search(query)[0])).toMatchObject([
      { kind: 'person', personId: george },
      { kind: 'person', personId: george },
    ]);
    expect(search(town)[0]).toMatchObject({
      kind: 'place',
      title: { text: expect.stringContaining('Yarkand') },
    });
  });

  test.each(
    lines('30-search-date-ranges/queries.txt', [
      ['1925-10-14', '1926-01-28'],
      ['1925-08-26', '1925-08-28'],
      ['1925-08-26', '1925-08-28'],
      ['1925-08-26', '1925-08-28'],
      ['1926-01-01', '1927-12-31'],
    ]),
  )('30: “%s” finds the stops of its days', (query, days) => {
    const [hit] = search(query).filter(({ kind }) => kind === 'date');
    const { firstDay, lastDay, placeIds } = hit as unknown as Record<string, unknown>;
    expect([firstDay, lastDay]).toEqual(days);
    expect(placeIds).not.toEqual([]);
  });
});

test.each(readLines('31-go-to-forms/forms.txt'))('31: “%s” is a position', (form) => {
  expect(readTarget(form)).toEqual({ kind: 'position', position: [47.5, 8.5] });
});

test.each(readLines('32-link-with-punctuation/addresses.txt'))(
  '32: the link %s opens its page and view',
  (link) => {
    const [target = '', hash] = link.split('#');
    // The redirect of the server to the repaired path is tested in `page-resolver.test.ts`.
    expect(repairPath(target).pathname).toBe('/en/place/53');
    if (hash !== undefined)
      expect(parseMapHash(hash).view).toMatchObject({ zoom: 10, latitude: 34.1, longitude: 77.6 });
  },
);

describe('33', () => {
  const value = JSON.parse(read('33-title-of-a-byte-order-mark/value.json').toString('utf8')) as {
    readonly title_ru: string;
  };
  const { place_id: _placeId, imgcount: _imgcount, ...body } = aPlaceForEditors;
  const parse = (fields: object) => placeBodySchema.safeParse({ ...body, ...fields });

  test('a title that is only a byte order mark is refused with the name of the field', () => {
    expect(parse(value).error?.issues.map(({ path: [field] }) => field)).toContain('title_ru');
  });

  test.each(['title_en', 'notes'])('a byte order mark at the beginning of %s is removed', (field) => {
    expect(parse({ [field]: `${value.title_ru}Leh` }).data).toMatchObject({ [field]: 'Leh' });
  });
});
