import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAliasFile, writeAliasFile } from '../../content/place-data/alias-file.ts';
import { readPlaceData } from '../../content/place-data/place-data.ts';
import { storePlaceData } from '../../content/place-data/store-place-data.ts';
import { planContent } from '../../content/import/plan-content.ts';
import { exportContent } from '../../content/export/export-content.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase, openTestDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sendCall, type SentCall } from '../../testing/requests/send-call.ts';
import { testApp } from '../../testing/test-app.ts';

const { contentDir } = readSettings({});
const shippedText = readFileSync(path.join(contentDir, 'names/aliases.json'), 'utf8');
const shipped = parseAliasFile(shippedText);

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
});
afterAll(() => app.close());

const send = async (...call: SentCall) => await sendCall(app, headers, ...call);

async function readAliases(): Promise<AliasRevision[]> {
  return (await send('GET', '/admin/aliases/')).body;
}

async function readAliasOf(placeId: number): Promise<AliasRevision> {
  const alias = (await readAliases()).find(({ place_ids: [first] }) => first === placeId);
  if (alias === undefined) throw new Error(`the place ${placeId} has no other names`);
  return alias;
}

test('the file of other names is written as it is shipped', () => {
  expect(writeAliasFile(shipped)).toBe(shippedText);
});

test('visitors read the shipped names of a stop, and a new one after it is saved', async () => {
  const visible = (await send('GET', '/aliases/')).body;
  expect(visible).toEqual(shipped.map(({ place_ids, names }) => ({ place_ids, names })));
  const alias = await readAliasOf(53);
  expect(alias).toMatchObject({ title_en: 'Leh', version: 1 });
  const names = [...alias.names, { language: 'ur', name: 'لیہ' }];

  const saved = await send('PUT', `/aliases/${alias.alias_id}`, { ...alias, names, note: 'A gazetteer' });

  expect(saved).toMatchObject({ status: 200, body: { names, version: 2 } });
  const after: AliasRevision[] = (await send('GET', '/aliases/')).body;
  expect(after.find(({ place_ids: [first] }) => first === 53)).toEqual({ place_ids: [53], names });
  const [change] = (await send('GET', `/admin/aliases/${alias.alias_id}/changes/`)).body;
  expect(change).toMatchObject({ action: 'update', before: { names: alias.names }, after: { names } });
});

test('the title of names is that of another first stop after the stops are changed', async () => {
  const alias = await readAliasOf(156);
  const { body } = await send('PUT', `/aliases/${alias.alias_id}`, { ...alias, place_ids: [157] });
  expect(body.title_en).toBe('Jaipur');
});

test.each([
  ['a stop that does not exist', { place_ids: [2_000_000] }, /^place_ids has the place 2000000/],
  ['a stop twice', { place_ids: [53, 53] }, /place_ids/],
  ['a name twice', { names: [1, 2].map(() => ({ language: 'en', name: 'Leh' })) }, /names/],
  ['a language that is no tag', { names: [{ language: 'Chinese', name: '列城' }] }, /language/],
  ['a name that shows nothing', { names: [{ language: 'zh', name: ' ' }] }, /name/],
  ['no name', { names: [] }, /names/],
  [
    'too many names',
    { names: Array.from({ length: 61 }, (_, index) => ({ language: 'en', name: `Leh ${index}` })) },
    /names/,
  ],
])('names with %s are refused', async (_what, fields, reason) => {
  const body = { place_ids: [53], names: [{ language: 'en', name: 'Lé' }], note: '', ...fields };
  const response = await send('POST', '/aliases/', body);
  expect([response.status, response.body.detail]).toEqual([422, expect.stringMatching(reason)]);
});

test('the exported names make the same records in a new database, also two of one stop', async () => {
  for (const name of ['Himis', 'Hemi'])
    expect(
      await send('POST', '/aliases/', {
        place_ids: [60],
        names: [{ language: 'en', name }],
        note: 'A map of 1912',
      }),
    ).toMatchObject({ status: 200 });
  const deleted = await readAliasOf(9);
  expect((await send('DELETE', `/aliases/${deleted.alias_id}`, undefined, deleted.version)).status).toBe(204);
  const folder = temporaryFolder();

  expect((await exportContent(app.database.orm, contentDir, folder)).changed).toContain('names/aliases.json');

  const { report } = await planContent(
    app.database.orm,
    new Map(),
    readPlaceData(folder, expect.unreachable),
  );
  expect([report.added, report.changed, report.skipped]).toEqual([[], [], []]);
  const database = await openTestDatabase('embedded');
  const other = await testApp({ database });
  try {
    await storePlaceData(database.orm, readPlaceData(folder, expect.unreachable));
    const sorted = (list: AliasRevision[]) => list.map((alias) => JSON.stringify(alias)).toSorted();
    const imported = (await other.inject('/v1/aliases/')).json();
    expect(sorted(imported)).toEqual(sorted((await send('GET', '/aliases/')).body));
    expect(imported).not.toContainEqual(expect.objectContaining({ place_ids: [9] }));
  } finally {
    await other.close();
  }
});

test('names that no editor has changed follow the next version of the product, and others stay', async () => {
  const changed = await readAliasOf(161);
  await send('PUT', `/aliases/${changed.alias_id}`, {
    ...changed,
    names: [{ language: 'en', name: 'Delhi' }],
  });
  const next = shipped
    .filter(({ place_ids: [first] }) => first !== 159)
    .map((group) => ({ ...group, names: [{ language: 'la', name: 'Nomen' }] }));
  await storePlaceData(app.database.orm, { aliases: next, heights: null });
  expect((await readAliasOf(162)).names).toEqual([{ language: 'la', name: 'Nomen' }]);
  expect((await readAliasOf(161)).names).toEqual([{ language: 'en', name: 'Delhi' }]);
  expect((await readAliases()).some(({ place_ids: [first] }) => first === 159)).toBe(false);
  expect((await readAliases()).some(({ place_ids: [first] }) => first === 9)).toBe(false);
});

test('a damaged file of names is reported with its group and not used', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'names'));
  writeFileSync(path.join(folder, 'names/aliases.json'), '{ "groups": [{ "place_ids": [] }] }');
  const lines: string[] = [];
  expect(readPlaceData(folder, (line) => lines.push(line)).aliases).toBeNull();
  expect(lines).toEqual([expect.stringMatching(/names\/aliases\.json.*place_ids/s)]);
});

test('an import changes the names of a stop and adds those of another, with a history', async () => {
  const alias = await readAliasOf(77);
  const names = [{ language: 'en', name: 'Cascar' }];
  const data = {
    heights: null,
    aliases: [
      { place_ids: [77], names, note: '' },
      { place_ids: [61], names, note: '' },
    ],
  };
  const { orm } = app.database;
  const plan = await planContent(orm, new Map(), data);
  expect(plan.report).toMatchObject({
    added: ['names of place 61'],
    changed: [{ record: 'names of place 77', fields: [{ name: 'names' }] }],
  });
  await orm.transaction((transaction) => plan.apply(transaction));
  expect((await readAliasOf(77)).names).toEqual(names);
  expect((await readAliasOf(61)).names).toEqual(names);
  expect((await send('GET', `/admin/aliases/${alias.alias_id}/changes/`)).body).toHaveLength(1);
});
