import type { HeightBody, HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportContent } from '../../content/export/export-content.ts';
import { planContent } from '../../content/import/plan-content.ts';
import { readPlaceData } from '../../content/place-data/place-data.ts';
import { storePlaceData } from '../../content/place-data/store-place-data.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase, openTestDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sendCall, type SentCall } from '../../testing/requests/send-call.ts';
import { testApp } from '../../testing/test-app.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { heightKind } from './height-kind.ts';

const { contentDir } = readSettings({});

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
});
afterAll(() => app.close());

const send = async (...call: SentCall) => await sendCall(app, headers, ...call);

async function readHeightOf(placeId: number): Promise<HeightRevision> {
  const all: HeightRevision[] = (await send('GET', '/admin/heights/')).body;
  const height = all.find(({ place_id: id }) => id === placeId);
  if (height === undefined) throw new Error(`the place ${placeId} has no height from a source`);
  return height;
}

const leh = { place_id: 53, metres: 3520, source_ru: 'по карте 1912 года', source_en: 'on a map of 1912' };

test('the height of a stop has its title, and its changes are in its history', async () => {
  const height = await readHeightOf(5);
  expect(height).toMatchObject({ title_en: 'Darjeeling', metres: 2050, version: 1 });
  const saved = await send('PUT', `/heights/${height.height_id}`, { ...height, metres: 2042 });
  expect(saved).toMatchObject({ status: 200, body: { metres: 2042, title_en: 'Darjeeling', version: 2 } });
  const [change] = (await send('GET', `/admin/heights/${height.height_id}/changes/`)).body;
  expect(change).toMatchObject({ action: 'update', before: { metres: 2050 }, after: { metres: 2042 } });
});

test('a second height of a stop is refused, also by a restored one', async () => {
  const first = await send('POST', '/heights/', leh);
  expect(first.status).toBe(200);
  const second = await send('POST', '/heights/', leh);
  expect([second.status, second.body.detail]).toEqual([
    422,
    'place_id is 53, but this place has a height already.',
  ]);
  const { height_id: id, version } = first.body;
  expect((await send('DELETE', `/heights/${id}`, undefined, version)).status).toBe(204);
  expect((await send('POST', '/heights/', { ...leh, metres: 3510 })).status).toBe(200);
  expect(await send('POST', `/heights/${id}/restore`)).toMatchObject({
    status: 409,
    body: { detail: 'The place 53 has another height: delete it first.' },
  });
});

test.each([
  ['above every mountain', { metres: 9001 }, /metres/],
  ['with a fraction of a metre', { metres: 3520.5 }, /metres/],
  ['without a source', { source_en: ' ' }, /source_en/],
  ['of a stop that does not exist', { place_id: 2_000_000 }, /^place_id has the place 2000000/],
])('a height %s is refused', async (_what, fields, reason) => {
  const response = await send('POST', '/heights/', { ...leh, place_id: 60, ...fields });
  expect([response.status, response.body.detail]).toEqual([422, expect.stringMatching(reason)]);
});

test('the exported heights make the same records in a new database', async () => {
  const deleted = await readHeightOf(28);
  expect((await send('DELETE', `/heights/${deleted.height_id}`, undefined, deleted.version)).status).toBe(
    204,
  );
  expect((await send('POST', '/heights/', { ...leh, place_id: 60 })).status).toBe(200);
  const folder = temporaryFolder();

  expect((await exportContent(app.database.orm, contentDir, folder)).changed).toContain(
    'heights/heights.json',
  );

  const valuesOf = (records: readonly HeightBody[]): HeightBody[] =>
    records
      .map(({ place_id, metres, source_ru, source_en }) => ({ place_id, metres, source_ru, source_en }))
      .toSorted((one, other) => one.place_id - other.place_id);
  const { report } = await planContent(
    app.database.orm,
    new Map(),
    readPlaceData(folder, expect.unreachable),
  );
  expect([report.added, report.changed, report.skipped]).toEqual([[], [], []]);
  const database = await openTestDatabase('embedded');
  try {
    await storePlaceData(database.orm, readPlaceData(folder, expect.unreachable));
    const imported = await findRecords(database.orm, heightKind);
    expect(valuesOf(imported)).toEqual(valuesOf((await send('GET', '/admin/heights/')).body));
  } finally {
    await database.close();
  }
});

test('a height that an editor has added is kept when the next version of the product ships one for the stop', async () => {
  const { heights } = readPlaceData(contentDir, expect.unreachable);
  const added = await send('POST', '/heights/', { ...leh, place_id: 61 });
  expect(added.status).toBe(200);
  const next = [...(heights ?? []), { ...leh, place_id: 61, metres: 100 }, { ...leh, place_id: 62 }];
  await storePlaceData(app.database.orm, { aliases: null, heights: next });
  expect((await readHeightOf(61)).metres).toBe(leh.metres);
  expect((await readHeightOf(62)).metres).toBe(leh.metres);
  await storePlaceData(app.database.orm, { aliases: null, heights });
  await expect(readHeightOf(62)).rejects.toThrow('no height');
});
