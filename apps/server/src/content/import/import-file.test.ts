import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { changes, images, places, texts } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { exportContent } from '../export/export-content.ts';
import { importFile } from './import-file.ts';

const { contentDir } = readSettings({});

let database: DatabaseConnection;
let invalidated: readonly string[] = [];
beforeAll(async () => {
  database = await openLoadedDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  invalidated = [];
});

const lists = { invalidate: (...tags: readonly string[]) => void (invalidated = tags) };

async function runImport(name: string, contents: string | Buffer, isDryRun = false) {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, contents);
  return await importFile({ database, lists }, { file, isDryRun });
}

async function readPlace(placeId: number) {
  const [row] = await database.orm.select().from(places).where(eq(places.place_id, placeId));
  return row;
}

test('importing an export changes nothing', async () => {
  const folder = temporaryFolder();
  await exportContent(database.orm, contentDir, folder);

  const result = await importFile({ database, lists }, { file: folder, isDryRun: false });

  expect(result).toMatchObject({ added: [], changed: [], skipped: [], ignored: [] });
  expect(result.unchanged).toBeGreaterThan(900);
  expect(await database.orm.select().from(changes)).toEqual([]);
});

test('a dry run lists what a table would add and change and changes nothing', async () => {
  const table = 'place_id;title_ru;title_en;colour\n53;Лех;Leh renamed;red\n;Новая;New;\n';

  const result = await runImport('places.csv', table, true);

  expect(result.added).toEqual([expect.stringMatching(/^place \d+ Новая$/)]);
  expect(result.changed).toMatchObject([
    { record: 'place 53 Лех', fields: [{ name: 'title_en', after: '“Leh renamed”' }] },
  ]);
  expect(result.ignored).toEqual(['places.csv: the column colour, which is no field of a place']);
  expect(invalidated).toEqual([]);
  expect((await readPlace(53))?.title_en).not.toBe('Leh renamed');
});

test('a table changes the fields that it has, and the history has the change', async () => {
  const before = await readPlace(54);

  await runImport('places.csv', 'place_id,latitude,hide_distance\n54,35.25,yes\n');

  const { title_ru, version = 0 } = before ?? {};
  expect(await readPlace(54)).toMatchObject({
    latitude: 35.25,
    hide_distance: true,
    title_ru,
    version: version + 1,
  });
  const [change] = await database.orm.select().from(changes).where(eq(changes.entity_id, 54));
  expect(change).toMatchObject({
    user_id: null,
    action: 'update',
    before: { latitude: before?.latitude },
    after: { latitude: 35.25 },
  });
  expect(invalidated).toContain('places');
});

test('the points of GeoJSON add places, and other features are listed as ignored', async () => {
  const feature = (geometry: object, properties: object) => ({ type: 'Feature', geometry, properties });
  const collection = {
    type: 'FeatureCollection',
    features: [
      feature({ type: 'Point', coordinates: [77.5, 34.1] }, { title_ru: 'Точка' }),
      feature({ type: 'LineString', coordinates: [] }, {}),
    ],
  };

  const result = await runImport('places.geojson', JSON.stringify(collection));

  expect(result.ignored).toEqual(['places.geojson, feature 2: it is no point']);
  const id = Number(/^place (\d+)/.exec(result.added[0] ?? '')?.[1]);
  expect(await readPlace(id)).toMatchObject({ latitude: 34.1, longitude: 77.5, title_ru: 'Точка' });
});

test('a bad position of GeoJSON is listed, and a longitude beyond 180 is wrapped', async () => {
  const feature = (coordinates: unknown) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { title_ru: 'Точка' },
  });
  const features = [feature([184, 49, -32_768]), feature([77, 95])];

  const result = await runImport('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }), true);

  expect(result.added).toHaveLength(1);
  expect(result.ignored).toEqual([
    'a.geojson, feature 2: it is no point',
    'a.geojson: left out: 1 × position (first: 95)',
    'a.geojson: left out: 1 × height (first: -32768)',
  ]);
});

test('the points of KML and GPX add places with their names and fields', async () => {
  const data =
    '<ExtendedData><Data name="title_en"><value>Inn</value></Data><Data name="hide_distance"><value>yes</value></Data></ExtendedData>';
  const kml = `<kml><Placemark id="p7"><name>Дом</name>${data}<Point><coordinates>77.5,34.1</coordinates></Point></Placemark></kml>`;
  const added = await runImport('a.kml', kml);
  const id = Number(/^place (\d+)/.exec(added.added[0] ?? '')?.[1]);
  expect(await readPlace(id)).toMatchObject({
    title_ru: 'Дом',
    title_en: 'Inn',
    hide_distance: true,
    latitude: 34.1,
    longitude: 77.5,
  });
  const gpx = '<gpx><wpt lat="34" lon="77"><name>Родник</name></wpt></gpx>';
  expect((await runImport('a.gpx', gpx, true)).added).toEqual([expect.stringMatching(/^place \d+ Родник$/)]);
});

test('a violation in one record rejects the whole file and names row and field', async () => {
  const count = (await database.orm.select().from(places)).length;

  const rejected = runImport('places.csv', 'title_ru,latitude,longitude\nA,10,20\nB,95,20\n');

  await expect(rejected).rejects.toThrow('places.csv, row 3: latitude');
  expect(await database.orm.select().from(places)).toHaveLength(count);
});

test('a content file changes texts and paintings, adds records, and skips deleted places', async () => {
  const folder = path.join(temporaryFolder(), 'expedition');
  mkdirSync(folder);
  await database.orm.update(places).set({ deleted_at: new Date() }).where(eq(places.place_id, 55));
  const exported = temporaryFolder();
  await exportContent(database.orm, contentDir, exported);
  const text = {
    text_id: 90_001,
    chapter: 1,
    text_date: '1923-11-18',
    text_enddate: '1923-11-18',
    place_ids: [53],
    text_content_ru: 'О [Лехе](place:53).',
    text_content_en: 'On [Leh](place:53).',
    text_onplace_ru: '',
    text_onplace_en: '',
  };
  const painting = { place_id: 53, title_ru: 'Х', title_en: 'X', author_ru: '', author_en: '' };
  const part = { texts: [text], paintings: [{ ...painting, image_id: 90_001, year: 1925, ownership: null }] };
  writeFileSync(path.join(folder, 'new.json'), JSON.stringify(part));

  const result = await importFile({ database, lists }, { file: folder, isDryRun: false });

  expect(result.added).toHaveLength(2);
  expect(result.changed).toEqual([]);
  const [stored] = await database.orm.select().from(texts).where(eq(texts.text_id, 90_001));
  expect(stored?.text_content_en).toContain('<a data-text4placeid="53">Leh</a>');
  const [image] = await database.orm.select().from(images).where(eq(images.image_id, 90_001));
  expect(image).toMatchObject({ image_type: 'painting', title_en: 'X' });
  const wrong = { texts: [{ ...text, text_id: 90_002, place_ids: [99_999] }] };
  await expect(runImport('a.json', JSON.stringify(wrong))).rejects.toThrow('there is no place 99999');
  const deleted = await runImport('places.csv', 'place_id,title_en\n55,Renamed\n');
  expect(deleted.skipped).toMatchObject([{ reason: expect.stringContaining('was deleted') }]);
});

test.each([
  ['a file that does not exist', 'missing', undefined, 'There is no file'],
  ['another format', 'a.xlsx', '', 'cannot be imported: use a content file'],
  ['a table without fields of places', 'a.csv', 'a,b\n1,2\n', 'latitude and longitude; it has a, b.'],
  ['text that is not JSON', 'a.json', '{', 'a.json is no JSON'],
  ['damaged KML', 'a.kml', '<kml>\n<a>', 'a.kml, line 2 cannot be read: malformed'],
])('%s is rejected with the reason', async (_what, name, contents, reason) => {
  const file = path.join(temporaryFolder(), name);
  if (contents !== undefined) writeFileSync(file, contents);
  await expect(importFile({ database, lists }, { file, isDryRun: false })).rejects.toThrow(reason);
});

test.each<[string, string, string | Buffer, string]>([
  [
    'a table in Windows-1251',
    'a.csv',
    Buffer.from('7469746c655f72750acbe0e3e5f0fc0a', 'hex'),
    'a.csv is not encoded in UTF-8, probably in Windows-1251',
  ],
  ['a table with NUL', 'a.csv', 'title_ru\nA\0B\n', 'a.csv contains the character NUL in line 2'],
  [
    'a content file with NUL',
    'a.json',
    '{"chapters":[{"title_ru":"\\u0000"}]}',
    'a.json contains the character NUL',
  ],
  [
    'GeoJSON with NUL',
    'a.geojson',
    '{"type":"FeatureCollection","features":[{"title_ru":"\\u0000"}]}',
    'a.geojson contains the character NUL',
  ],
  ['a table with a lost character', 'a.csv', 'title_ru\nЛаг\uFFFDрь\n', 'a.csv, line 2: a character is lost'],
  ['a number in two meanings', 'a.csv', 'title_ru,seqid\nA,1.000\n', 'a.csv, row 2: seqid'],
  [
    'a title that is only a byte order mark',
    'a.csv',
    'title_ru,title_en\n"\uFEFF",A\n',
    'a.csv, row 2: title_ru',
  ],
  ['a title of zero width', 'a.csv', 'title_ru\n\u200B\u2060\n', 'a.csv, row 2: title_ru'],
  [
    'an id that is in the file twice',
    'a.csv',
    'place_id,title_ru\n53,A\n53,B\n',
    'a.csv, row 3: place_id 53 is in the file twice',
  ],
  ['a hexadecimal id', 'a.csv', 'place_id,title_ru\n0x35,A\n', 'a.csv, row 2: place_id "0x35" is no id'],
  [
    'an id that is no number',
    'a.geojson',
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"place_id":true}}]}',
    'a.geojson, feature 1: place_id true is no id',
  ],
])('%s is refused by a dry run with the reason', async (_what, name, contents, reason) => {
  await expect(runImport(name, contents, true)).rejects.toThrow(reason);
});

test('minus signs, decimal commas and groups of digits of a table are read', async () => {
  const table = 'sep=;\r\ntitle_ru;latitude;longitude;seqid\r\nЮг;\u221218,5;\u201370,25;1\u00A0234\r\n';

  const result = await runImport('places.csv', Buffer.from(`\uFEFF${table}`, 'utf16le'));

  const id = Number(/^place (\d+)/.exec(result.added[0] ?? '')?.[1]);
  expect(await readPlace(id)).toMatchObject({
    title_ru: 'Юг',
    latitude: -18.5,
    longitude: -70.25,
    seqid: 1234,
  });
});
