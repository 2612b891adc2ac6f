import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { places } from '../database/schema.ts';
import { openLoadedDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
});
afterAll(() => app.close());

test('what editors have still to do leaves the server by no call and on no page [ENT-6]', async () => {
  const note = 'private-note-of-an-editor';
  await app.database.orm.update(places).set({ content_todo: note });
  app.lists.invalidate('listPlaces');

  const paths = Object.keys((await app.inject('/v1/openapi.json')).json<{ paths: object }>().paths);
  const addresses = paths
    .map((path) => path.replaceAll(/\{\w+\}/g, '1'))
    .concat(
      '/v1/api/books/texts_by_place?placeId=53',
      '/v1/api/books/texts_by_date?date=1925-09-01',
      '/sitemap.xml',
    );
  for (const address of addresses) {
    const { body } = await app.inject(address);
    expect(body).not.toContain(note);
    expect(body).not.toContain('content_todo');
  }
});
