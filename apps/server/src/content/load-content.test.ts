import { roadBookId } from '@cae-map/contract/entities/content';
import { apiCalls } from '@cae-map/contract/api/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { places } from '../database/schema.ts';
import { readSettings } from '../settings.ts';
import { openLoadedDatabase, openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';
import { findLoadedParts } from './loaded-parts.ts';
import { loadContent, readSeedData } from './load-content.ts';
import { readContent } from './read-content.ts';

const { contentDir } = readSettings({});
const lists = [
  'listPlaces',
  'listImages',
  'listBooks',
  'listAllChapters',
  'listAllTextIds',
  'listAllTexts',
] as const;

let embedded: DatabaseConnection;
let postgresql: DatabaseConnection;
let app: FastifyInstance;

beforeAll(async () => {
  [embedded, postgresql] = await Promise.all([openLoadedDatabase(), openTestDatabase('postgresql')]);
  const seedData = await readSeedData(contentDir);
  await postgresql.withLock((orm) => loadContent(orm, seedData));
  app = await testApp({ database: embedded });
});
afterAll(async () => {
  await app.close();
  await postgresql.close();
});

async function list(name: (typeof lists)[number], from = app): Promise<Record<string, unknown>[]> {
  return (await from.inject(`/v1${apiCalls[name].path}`)).json();
}

test('the shipped content has places, routes, texts and images [CNT-1]', async () => {
  const [listedPlaces, listedTexts, listedImages] = [
    await list('listPlaces'),
    await list('listAllTexts'),
    await list('listImages'),
  ];

  expect(listedPlaces.length).toBeGreaterThanOrEqual(417);
  expect(listedPlaces.filter((place) => String(place['routejson']).length > 2).length).toBeGreaterThan(100);
  expect(listedTexts.length).toBeGreaterThanOrEqual(204);
  const drawn = listedImages.filter((image) => image['is_illustration']);
  expect(drawn.length).toBeGreaterThanOrEqual(300);
  expect(drawn.every((image) => image['url'] && image['thumb'] && image['thumbnail'])).toBe(true);
  expect(listedImages.filter((image) => image['image_type'] === 'painting').length).toBeGreaterThan(100);
});

test('the embedded database and PostgreSQL return equal lists', async () => {
  const other = await testApp({ database: { ...postgresql, close: () => Promise.resolve() } });
  const withoutTimestamps = (records: Record<string, unknown>[]) =>
    records.map(({ created_at: _created, updated_at: _updated, ...rest }) => rest);

  for (const name of lists)
    expect(withoutTimestamps(await list(name, other))).toEqual(withoutTimestamps(await list(name)));
  await other.close();
});

test('chapters and texts of each book are numbered from 1 by date', async () => {
  expect(await list('listBooks')).toMatchObject([
    { book_id: 1, book_type: 'chronicle', book_title: 'Хроника пути' },
    { book_id: roadBookId, book_type: expect.any(String), book_title: expect.any(String) },
  ]);
  const all = await list('listAllChapters');
  for (const book of [1, roadBookId]) {
    const chapters = all.filter((chapter) => chapter['book_id'] === book);
    expect(chapters.length).toBeGreaterThan(1);
    expect(chapters.map((chapter) => chapter['chapter_seqid'])).toEqual(
      chapters.map((_chapter, index) => index + 1),
    );
  }
  const texts = (await list('listAllTexts')).filter((text) => text['chapter_id'] === 1);
  expect(texts.map((text) => text['text_seqid'])).toEqual(texts.map((_text, index) => index + 1));
  expect(texts.map((text) => text['text_date'])).toEqual(texts.map((text) => text['text_date']).toSorted());
});

test('place_ids of a text keep the order of the content files', async () => {
  const { texts } = readContent(contentDir);
  const stored = new Map((await list('listAllTextIds')).map((text) => [text['text_id'], text['place_ids']]));

  for (const text of texts) expect(stored.get(text.text_id)).toEqual(text.place_ids);
});

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (kind) => {
  const database = () => (kind === 'embedded' ? embedded : postgresql);

  test('a new record gets an id after the ids of the content', async () => {
    const { place_id: _id, ...place } = aPlace();
    const [made] = await database().orm.insert(places).values(place).returning({ id: places.place_id });
    const [highest] = await database()
      .orm.select({ id: sql<number>`max(${places.place_id})::int` })
      .from(places);

    expect(made?.id).toBe(highest?.id);
  });

  test('content counts as loaded after all places are deleted', async () => {
    await database().orm.delete(places);

    expect(await findLoadedParts(database().orm)).toEqual(
      new Set(['expedition', 'works and people', 'flight']),
    );
  });
});
