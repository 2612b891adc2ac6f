import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { images, places, texts } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { chronicleHtml } from '../chronicle-html.ts';
import { readContent } from '../read-content.ts';
import { chronicleText } from './chronicle-text.ts';
import { formatLikeFile } from './content-format.ts';
import { exportContent } from './export-content.ts';

const { contentDir } = readSettings({});
const shippedFiles = readdirSync(path.join(contentDir, 'expedition')).filter((name) =>
  name.endsWith('.json'),
);

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openLoadedDatabase();
});
afterAll(() => database.close());

const read = (folder: string, name: string): string =>
  readFileSync(path.join(folder, 'expedition', name), 'utf8');

test('the export of an untouched database is the shipped content, byte for byte', async () => {
  const folder = temporaryFolder();

  const summary = await exportContent(database.orm, contentDir, folder);

  expect(summary).toEqual({ changed: [], unchanged: shippedFiles.length, pictureCount: 0, losses: [] });
  for (const name of shippedFiles) expect(read(folder, name)).toBe(read(contentDir, name));
});

test('the export differs from the shipped content only in the lines that editors have changed', async () => {
  const folder = temporaryFolder();
  const deleted = readContent(contentDir).paintings.at(-1)?.image_id ?? 0;
  const rollback = new Error('rolled back');
  const changes = database.orm.transaction(async (transaction) => {
    await transaction.update(places).set({ notes_en: 'Edited.' }).where(eq(places.place_id, 53));
    await transaction.update(images).set({ deleted_at: new Date() }).where(eq(images.image_id, deleted));
    const seqid = 15;
    await transaction.insert(places).values(aPlace({ place_id: 900, seqid, routejson: '[[1.5,2]]' }));
    const html = chronicleHtml('Edited on [Leh](place:53).', [53]);
    await transaction.update(texts).set({ text_content_en: html }).where(eq(texts.text_id, 1));
    expect((await exportContent(transaction, contentDir, folder)).changed).toEqual([
      'a-india-ladakh.json',
      'd-manchuria.json',
    ]);
    throw rollback;
  });
  await expect(changes).rejects.toBe(rollback);

  const name = 'a-india-ladakh.json';
  const shipped = new Set(read(contentDir, name).split('\n'));
  const added = read(folder, name)
    .split('\n')
    .filter((line) => !shipped.has(line));
  expect(added).toContain('    "notes_en": "Edited.",');
  expect(added).toContain('    "text_content_en": "Edited on [Leh](place:53).",');
  expect(added).toContain('    "place_id": 900,');
  expect(added).toContain('    "routejson": [[1.5, 2]],');
  const exported = new Set(read(folder, name).split('\n'));
  const removed = [...shipped].filter((line) => !exported.has(line));
  expect(removed.map((line) => line.trim().split(':')[0])).toEqual(['"notes_en"', '"text_content_en"']);
  const content = readContent(folder);
  expect(content.places.map(({ place_id }) => place_id)[1]).toBe(900);
  expect(content.paintings.map(({ image_id }) => image_id)).not.toContain(deleted);
});

test('the text of a chronicle is recovered from its HTML', () => {
  const source =
    'A & <b> "c" by [Leh](place:53).\n\n[Ryabinin](person:konstantin-ryabinin) left.\n\n?? Accounts differ.';
  expect(chronicleText(chronicleHtml(source, [53, 54]))).toEqual({ text: source, lostElements: [] });
  expect(chronicleText('<p>One <b>bold</b></p><ul><li>two</li></ul>')).toEqual({
    text: 'One bold\n\ntwo',
    lostElements: ['b', 'ul', 'li'],
  });
});

test('an unchanged number keeps its spelling when another field of the file is changed', () => {
  const written =
    '{\n"places": [\n  {\n    "place_id": 1,\n    "latitude": 37.0,\n    "minzoom": 8\n  }\n]\n}\n';
  const changed = {
    places: [
      { place_id: 1, latitude: 37, minzoom: 9 },
      { place_id: 2, latitude: 37 },
    ],
  };

  expect(formatLikeFile(changed, written)).toBe(
    '{\n"places": [\n  {\n    "place_id": 1,\n    "latitude": 37.0,\n    "minzoom": 9\n  },\n' +
      '  {\n    "place_id": 2,\n    "latitude": 37\n  }\n]\n}\n',
  );
});
