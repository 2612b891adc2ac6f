import path from 'node:path';
import type { Citation, CitedSources } from '@cae-map/contract/entities/work';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportContent } from '../../content/export/export-content.ts';
import { readContentFolder } from '../../content/import/content-source.ts';
import { planContent } from '../../content/import/plan-content.ts';
import { readContent } from '../../content/read-content.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';

const { contentDir } = readSettings({});
const placeId = 53;

let app: FastifyInstance;
let headers: Record<string, string>;
let workIds: string[];
let textId: number;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
  workIds = (await get<{ work_id: string }[]>('/works/')).map(({ work_id }) => work_id);
  textId = readContent(contentDir).texts[0]?.text_id ?? 0;
});
afterAll(() => app.close());

const get = async <Body>(url: string): Promise<Body> =>
  (await app.inject({ url: `/v1${url}`, headers })).json();

const put = async (url: string, payload: object) => {
  const response = await app.inject({ method: 'PUT', url: `/v1${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
};

interface Subject {
  readonly name: string;
  readonly read: () => Promise<{ readonly sources: Citation[]; readonly version: number }>;
  readonly url: () => Promise<string>;
  readonly history: () => string;
  readonly isCitedIn: (cited: CitedSources) => boolean;
}

const readText = () =>
  get<{ sources: Citation[]; version: number; book_id: number; chapter_id: number }>(
    `/admin/texts/${textId}`,
  );

const subjects: readonly Subject[] = [
  {
    name: 'a place',
    read: async () => {
      const places =
        await get<{ place_id: number; sources: Citation[]; version: number }[]>('/admin/places/');
      const place = places.find(({ place_id }) => place_id === placeId);
      if (place === undefined) throw new Error('the content has Leh');
      return place;
    },
    url: () => Promise.resolve(`/places/${placeId}`),
    history: () => `/admin/places/${placeId}/changes/`,
    isCitedIn: ({ place_id }) => place_id === placeId,
  },
  {
    name: 'a text',
    read: readText,
    url: async () => {
      const { book_id, chapter_id } = await readText();
      return `/api/books/${book_id}/chapters/${chapter_id}/texts/${textId}`;
    },
    history: () => `/admin/texts/${textId}/changes/`,
    isCitedIn: ({ text_id }) => text_id === textId,
  },
];

describe.each(subjects)('the sources of $name', ({ read, url, history, isCitedIn }) => {
  test('are changed with a version and a row of the history, and visitors read them in their order', async () => {
    const before = await read();
    const sources = [
      { work: workIds[1] ?? '', page: '12' },
      { work: workIds[0] ?? '', chapter: 'XIV' },
    ];
    const saved = await put(await url(), { ...before, sources });
    expect(saved).toMatchObject({ status: 200, body: { sources, version: before.version + 1 } });
    const cited = await get<CitedSources[]>('/citations/');
    expect(cited.find(isCitedIn)?.sources).toEqual(sources);
    const [change] = await get<object[]>(history());
    expect(change).toMatchObject({
      action: 'update',
      before: { sources: before.sources },
      after: { sources },
    });
    expect(await put(await url(), { ...before, sources: [] })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', versions: { edited: before.version, current: before.version + 1 } },
    });
  });

  test('with an unknown work are rejected with 422 and the field', async () => {
    const { status, body } = await put(await url(), {
      ...(await read()),
      sources: [{ work: 'no-such-work' }],
    });
    expect([status, body.detail]).toEqual([422, expect.stringContaining('sources')]);
  });

  test('are rejected with 422 when there are more than 100', async () => {
    const sources = Array.from({ length: 101 }, () => ({ work: workIds[0] ?? '' }));
    const { status } = await put(await url(), { ...(await read()), sources });
    expect(status).toBe(422);
  });

  test('stay when the request of an earlier release has none', async () => {
    const { sources, ...earlier } = await read();
    expect(await put(await url(), earlier)).toMatchObject({ status: 200, body: { sources } });
  });
});

test('the export has the edited sources of places and texts, and its import changes nothing', async () => {
  const folder = temporaryFolder();
  const { orm } = app.database;
  const [place, text] = [await subjects[0]?.read(), await readText()];

  await exportContent(orm, contentDir, folder);

  const content = readContent(folder);
  expect(content.places.find(({ place_id }) => place_id === placeId)?.sources).toEqual(place?.sources);
  expect(content.texts.find(({ text_id }) => text_id === textId)?.sources).toEqual(text.sources);
  const source = readContentFolder(path.join(folder, 'expedition'));
  if (source === undefined) throw new Error('the export has content files');
  const { report } = await planContent(orm, source);
  expect([report.added, report.changed]).toEqual([[], []]);
});

test('an import changes the sources of a place, with a new version and a row in the history', async () => {
  const folder = temporaryFolder();
  const { orm } = app.database;
  await exportContent(orm, contentDir, folder);
  const source = readContentFolder(path.join(folder, 'expedition'));
  const file = [...(source ?? [])].find(([, part]) =>
    part.places.some(({ place_id }) => place_id === placeId),
  );
  if (file === undefined) throw new Error('the export has Leh');
  const [name, part] = file;
  const sources = [{ work: workIds[2] ?? '' }];
  const places = part.places.map((place) => (place.place_id === placeId ? { ...place, sources } : place));
  const before = await subjects[0]?.read();
  const plan = await planContent(orm, new Map([[name, { ...part, places }]]));
  expect(plan.report.changed).toHaveLength(1);
  await orm.transaction((transaction) => plan.apply(transaction));
  expect(await subjects[0]?.read()).toMatchObject({ sources, version: Number(before?.version) + 1 });
  const [change] = await get<object[]>(`/admin/places/${placeId}/changes/`);
  expect(change).toMatchObject({ action: 'update', after: { sources } });
});
