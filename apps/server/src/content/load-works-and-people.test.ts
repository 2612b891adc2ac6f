import { roadBookId } from '@cae-map/contract/entities/content';
import { eq, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import {
  books,
  chapters as contentChapters,
  contentLoads,
  people,
  places,
  texts,
  works,
} from '../database/schema.ts';
import { openDatabase } from '../start/open-database.ts';
import { readSettings } from '../settings.ts';
import { aContent, aContentPerson, aContentWork } from '../testing/content-records.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { testApp } from '../testing/test-app.ts';
import { findLoadedParts } from './loaded-parts.ts';
import { loadContent, loadWorksAndPeople } from './load-content.ts';
import { readContent } from './read-content.ts';

const { contentDir, ...settings } = readSettings({});
const shipped = readContent(contentDir);
const [place] = shipped.places.slice(0, 1);
const [text] = shipped.texts.slice(0, 1);
if (place === undefined || text === undefined) throw new Error('the shipped content is empty');
const chapters = shipped.chapters.filter(({ chapter }) => chapter === text.chapter);

/** Three people and two works, cited by one place and one text. */
const content = aContent({
  places: [{ ...place, sources: [{ work: 'trails', chapter: 'гл. I', page: '12' }, { work: 'heart' }] }],
  chapters,
  texts: [{ ...text, place_ids: [place.place_id], sources: [{ work: 'heart' }] }],
  works: [aContentWork(), aContentWork({ work_id: 'heart', title_en: 'Heart of Asia' })],
  people: [
    aContentPerson({
      person_id: 'ramzana',
      about_en: `Came from [Leh](place:53) with [Lobzang](person:lobzang).\n\nHe & <others> stayed.`,
      stretches: [{ from: place.place_id, to: place.place_id }],
      sources: [{ work: 'trails' }],
    }),
    aContentPerson(),
    aContentPerson({ person_id: 'shibayev', group: 'companion' }),
  ],
});

describe.each(databaseKinds)('works and people on the %s database', (kind) => {
  let database: DatabaseConnection;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await loadContent(database.orm, { content, illustrations: [] });
    app = await testApp({ database });
  });
  afterAll(() => app.close());

  const list = async (path: string): Promise<Record<string, unknown>[]> => {
    app.lists.invalidate('places', 'texts', 'works', 'people');
    return (await app.inject(`/v1${path}`)).json();
  };

  test('GET /works/ lists the works in the order of the content', async () => {
    const listed = await list('/works/');

    expect(listed.map((work) => work['work_id'])).toEqual(['trails', 'heart']);
    const { file: _file, ...work } = aContentWork();
    expect(listed[0]).toEqual(work);
  });

  test('GET /citations/ lists the works of each place and text in their order', async () => {
    expect(await list('/citations/')).toEqual([
      {
        place_id: place.place_id,
        text_id: null,
        sources: [{ work: 'trails', chapter: 'гл. I', page: '12' }, { work: 'heart' }],
      },
      { place_id: null, text_id: text.text_id, sources: [{ work: 'heart' }] },
    ]);
  });

  test('GET /people/ lists the people in the order of the content, with the account as HTML', async () => {
    const listed = await list('/people/');

    expect(listed.map((person) => person['person_id'])).toEqual(['ramzana', 'lobzang', 'shibayev']);
    expect(listed[0]).toMatchObject({
      stretches: [{ from: place.place_id, to: place.place_id }],
      sources: [{ work: 'trails' }],
      about_en:
        '<p>Came from <a data-text4placeid="53">Leh</a> with <a data-person="lobzang">Lobzang</a>.</p>' +
        '<p>He &amp; &lt;others&gt; stayed.</p>',
    });
    expect(listed[0]).not.toHaveProperty('seqid');
  });

  test('GET /citations/ omits deleted places and texts', async () => {
    const deleted = { deleted_at: new Date('2026-01-01T00:00:00Z') };
    await database.orm.update(places).set(deleted).where(eq(places.place_id, place.place_id));
    expect(await list('/citations/')).toMatchObject([{ text_id: text.text_id }]);

    await database.orm.update(texts).set(deleted).where(eq(texts.text_id, text.text_id));
    expect(await list('/citations/')).toEqual([]);
  });
});

test('works and people, and the road book, are added to a database that was filled before the content had them', async () => {
  const databaseUrl = await createDatabase(inject('postgresqlOrigin'));
  const open = (progress: string[] = []) =>
    openDatabase({ ...settings, contentDir, databaseUrl }, (line) => progress.push(line));
  const before = await open();
  await before.orm.delete(works);
  await before.orm.delete(people);
  await before.orm.delete(contentLoads).where(eq(contentLoads.part, 'works and people'));
  await before.orm.delete(texts).where(gte(texts.text_id, roadBookId));
  await before.orm.delete(contentChapters).where(eq(contentChapters.book_id, roadBookId));
  await before.orm.delete(books).where(eq(books.book_id, roadBookId));
  await before.orm.update(places).set({ title_en: 'Edited' }).where(eq(places.place_id, place.place_id));
  await before.close();

  const progress: string[] = [];
  const upgraded = await open(progress);

  expect(progress).toEqual([
    expect.stringMatching(/^Adding the works and people: \d+ works, \d+ people…$/),
    expect.stringMatching(/^Adding the road book: \d{3} entries…$/),
  ]);
  expect(await upgraded.orm.$count(texts)).toBe(shipped.texts.length);
  expect(await upgraded.orm.select().from(works)).toHaveLength(shipped.works.length);
  expect(await upgraded.orm.select().from(places).where(eq(places.place_id, place.place_id))).toMatchObject([
    { title_en: 'Edited' },
  ]);
  expect(await findLoadedParts(upgraded.orm)).toEqual(new Set(['expedition', 'works and people', 'flight']));
  await upgraded.close();
});

test('citations of records that were deleted are skipped when works and people are added', async () => {
  const database = await openTestDatabase('embedded');
  const withoutSources = aContent({
    places: [{ ...place, sources: [] }],
    chapters,
    texts: content.texts.map((entry) => ({ ...entry, sources: [] })),
  });
  await loadContent(database.orm, { content: withoutSources, illustrations: [] });
  await database.orm.delete(places).where(eq(places.place_id, place.place_id));

  await loadWorksAndPeople(database.orm, content);

  const app = await testApp({ database });
  expect((await app.inject('/v1/citations/')).json()).toMatchObject([{ text_id: text.text_id }]);
  await app.close();
});
