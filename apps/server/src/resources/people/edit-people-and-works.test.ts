import path from 'node:path';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportContent } from '../../content/export/export-content.ts';
import { readContentFolder } from '../../content/import/content-source.ts';
import { planContent } from '../../content/import/plan-content.ts';
import { readContent } from '../../content/read-content.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { requestOfCall } from '../../testing/requests/call-requests.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sendCall, type SentCall } from '../../testing/requests/send-call.ts';
import { testApp } from '../../testing/test-app.ts';

const { contentDir } = readSettings({});
const newPerson = JSON.parse(requestOfCall('createPerson').payload ?? '{}') as object;
const newWork = JSON.parse(requestOfCall('createWork').payload ?? '{}') as object;

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
});
afterAll(() => app.close());

const send = async (...call: SentCall) => await sendCall(app, headers, ...call);

const readPeople = async (): Promise<PersonRecord[]> => (await send('GET', '/people/')).body;

test('a person is added, changed, deleted and restored, visitors read each state, and the history has it', async () => {
  const fields = { ...newPerson, seqid: undefined };
  const before = await readPeople();
  const added = (await send('POST', '/people/', fields)).body;
  expect((await readPeople()).map(({ person_id }) => person_id)).toEqual([
    ...before.map(({ person_id }) => person_id),
    'lobsang',
  ]);
  const address = `/people/${added.person_number}`;
  const about = '<p>Вёл <a data-person="nicholas-roerich">Рериха</a>.</p><script>x</script>';
  const changed = await send('PUT', address, { ...added, about_ru: about });
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await readPeople()).at(-1)?.about_ru).toBe(
    '<p>Вёл <a data-person="nicholas-roerich">Рериха</a>.</p>',
  );
  expect(await send('PUT', address, added, 1)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', versions: { edited: 1, current: 2 } },
  });
  expect((await send('DELETE', address, undefined, 2)).status).toBe(204);
  expect(await readPeople()).toEqual(before);
  expect((await send('GET', '/admin/people/deleted/')).body).toMatchObject([{ person_id: 'lobsang' }]);
  expect((await send('POST', `${address}/restore`)).status).toBe(200);
  expect((await readPeople()).at(-1)?.person_id).toBe('lobsang');
  const history = (await send('GET', `/admin${address}/changes/`)).body;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'restore',
    'delete',
    'update',
    'create',
  ]);
  expect(history[2].before).toEqual({ about_ru: '<p>Вёл мулов.</p>', version: 1 });
});

describe('a person is rejected with 422 and the field', () => {
  test.each<[string, object, string]>([
    ['person_id', { person_id: 'nicholas-roerich' }, 'of another person'],
    ['person_id', { person_id: 'Лобзанг' }, 'in Cyrillic'],
    ['born', { born: 'about 1890' }, 'that is no year'],
    ['about_en', { about_en: '<p> </p>' }, 'without a visible character'],
    ['stretches', { stretches: [{ from: 53, to: 99_999 }] }, 'with an unknown place'],
    ['sources', { sources: [{ work: 'no-such-work' }] }, 'with an unknown work'],
  ])('%s %j, %s', async (field, fields, _why) => {
    const { status, body } = await send('POST', '/people/', {
      ...newPerson,
      person_id: 'tsering',
      ...fields,
    });
    expect([status, body.detail]).toEqual([422, expect.stringContaining(field)]);
  });
});

test('the name of a person and of a work in URLs stays', async () => {
  const [person] = (await send('GET', '/admin/people/')).body;
  const [work] = (await send('GET', '/admin/works/')).body;
  const ofPerson = await send('PUT', `/people/${person.person_number}`, { ...person, person_id: 'other' });
  const ofWork = await send('PUT', `/works/${work.work_number}`, { ...work, work_id: 'other' });
  expect([ofPerson.status, ofPerson.body.detail]).toEqual([422, expect.stringContaining('person_id')]);
  expect([ofWork.status, ofWork.body.detail]).toEqual([422, expect.stringContaining('work_id')]);
});

test('a deleted work is cited by no place and no text, and is cited again when it is restored', async () => {
  const readCited = async (): Promise<string[]> => {
    const cited: { sources: { work: string }[] }[] = (await send('GET', '/citations/')).body;
    return [...new Set(cited.flatMap(({ sources }) => sources.map(({ work }) => work)))].toSorted();
  };
  const before = await readCited();
  const works: { work_id: string; work_number: number; version: number }[] = (
    await send('GET', '/admin/works/')
  ).body;
  const work = works.find(({ work_id }) => before.includes(work_id));
  if (work === undefined) throw new Error('the content cites a work');
  await send('DELETE', `/works/${work.work_number}`, undefined, work.version);
  expect(await readCited()).toEqual(before.filter((id) => id !== work.work_id));
  await send('POST', `/works/${work.work_number}/restore`);
  expect(await readCited()).toEqual(before);
});

test('the export of edited people and works can be imported without a change, and has no links to deleted people', async () => {
  const [first, second] = (await send('GET', '/admin/people/')).body;
  await send('PUT', `/people/${first.person_number}`, { ...first, role_en: 'painter' });
  await send('DELETE', `/people/${second.person_number}`, undefined, second.version);
  await send('POST', '/works/', newWork);
  const folder = temporaryFolder();
  const { orm } = app.database;

  const { changed, losses } = await exportContent(orm, contentDir, folder);

  expect(changed).toEqual(expect.arrayContaining(['people.json', 'works.json']));
  expect(losses).not.toEqual([]);
  const content = readContent(folder);
  expect(content.people.find(({ person_id }) => person_id === first.person_id)?.role_en).toBe('painter');
  expect(JSON.stringify(content)).not.toContain(`(person:${second.person_id})`);
  expect(content.works.map(({ work_id }) => work_id)).toContain('a-diary');
  const source = readContentFolder(path.join(folder, 'expedition'));
  if (source === undefined) throw new Error('the export has content files');
  const { report } = await planContent(orm, source);
  expect(report.added).toEqual([]);
  // The links to the deleted person, which the file cannot have.
  const fields = report.changed
    .filter(({ record }) => /^(?:person|work) /.test(record))
    .flatMap((record) => record.fields.map(({ name }) => name));
  expect(new Set(fields)).toEqual(new Set(['about_ru', 'about_en']));
});

test('an import changes a person, with a new version and a row in the history', async () => {
  const { orm } = app.database;
  const person = (await send('GET', '/admin/people/')).body.at(-1);
  const folder = temporaryFolder();
  await exportContent(orm, contentDir, folder);
  const source = readContentFolder(path.join(folder, 'expedition'));
  const file = [...(source ?? [])].find(([, part]) => part.people.length > 0);
  if (file === undefined) throw new Error('the export has people');
  const [name, part] = file;
  const people = part.people.map((each) =>
    each.person_id === person.person_id ? { ...each, born: '1901' } : each,
  );
  const plan = await planContent(orm, new Map([[name, { ...part, people }]]));
  await orm.transaction((transaction) => plan.apply(transaction));
  const after = (await send('GET', '/admin/people/')).body.at(-1);
  expect(after).toMatchObject({ born: '1901', version: Number(person.version) + 1, updated_by: null });
  const [change] = (await send('GET', `/admin/people/${person.person_number}/changes/`)).body;
  expect(change).toMatchObject({ action: 'update', after: { born: '1901' } });
});
