import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlFields } from '@cae-map/contract/html-fields';
import { aPlaceForEditors } from '@cae-map/contract/testing/records';
import { createPersonRows } from '../content/person-records.ts';
import { createPlaceRows } from '../content/place-records.ts';
import { readContent } from '../content/read-content.ts';
import { validatePlace } from '../content/import/place-fields.ts';
import { places } from '../database/schema.ts';
import { writtenText } from '../resources/books/written-text.ts';
import { readSettings } from '../settings.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';

const hostile = '<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)><p>b';
const cleaned = '<p>a</p><p>b</p>';

function withFields(fields: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, value]));
}

describe('the HTML fields of a place', () => {
  const { place_id: _placeId, imgcount: _imgcount, ...body } = aPlaceForEditors;
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase('embedded') });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());

  test.each([
    ['POST', '/v1/places/'],
    ['PUT', '/v1/places/{id}'],
  ] as const)('are cleaned when an editor saves them with %s', async (method, path) => {
    const { place_id } = (await app.inject({ method: 'POST', url: '/v1/places/', headers, body })).json<{
      place_id: number;
    }>();
    const response = await app.inject({
      method,
      url: path.replace('{id}', String(place_id)),
      headers: { ...headers, 'if-match': '"1"' },
      body: { ...body, ...withFields(htmlFields.places, hostile) },
    });

    expect(response.json()).toMatchObject(withFields(htmlFields.places, cleaned));
    const stored = await app.database.orm.select().from(places);
    const { place_id: savedId } = response.json<{ place_id: number }>();
    expect(stored.find((row) => row.place_id === savedId)).toMatchObject(
      withFields(htmlFields.places, cleaned),
    );
  });

  test('are cleaned when they are read, because earlier versions stored them as they were entered', async () => {
    const place = { ...aPlace(), content_todo: '', ...withFields(htmlFields.places, hostile) };
    await app.database.orm.insert(places).values(place);
    app.lists.invalidate('places');

    for (const [url, options] of [
      ['/v1/places/', {}],
      ['/v1/admin/places/', { headers }],
    ] as const) {
      const listed = (await app.inject({ url, ...options })).json<{ place_id: number }[]>();
      expect(listed.find(({ place_id }) => place_id === place.place_id)).toMatchObject(
        withFields(htmlFields.places, cleaned),
      );
    }
  });

  test('are cleaned by an import', () => {
    const fields = { ...body, ...withFields(htmlFields.places, hostile) };

    expect(validatePlace({ where: 'line 1', placeId: 1, fields }, {})).toMatchObject({
      values: withFields(htmlFields.places, cleaned),
    });
  });
});

test('the HTML fields of texts are cleaned', () => {
  const text = { text_id: 1, chapter_id: 1, text_seqid: 1, ...withFields(htmlFields.texts, hostile) };

  expect(writtenText(text).text).toMatchObject(withFields(htmlFields.texts, cleaned));
});

describe('the shipped content', () => {
  const content = readContent(readSettings({}).contentDir);

  test('has HTML fields of places that are cleaned when they are loaded', () => {
    const [place] = content.places;
    if (place === undefined) throw new Error('the content has places');
    const [row] = createPlaceRows({
      ...content,
      places: [{ ...place, ...withFields(htmlFields.places, hostile) }],
    });

    expect(row).toMatchObject(withFields(htmlFields.places, cleaned));
  });

  test('has people whose HTML is that of the content, escaped', () => {
    const [person] = content.people;
    if (person === undefined) throw new Error('the content has people');
    const hostilePerson = { ...person, ...withFields(htmlFields.people, '<script>x</script>') };
    const [row] = createPersonRows([hostilePerson]);

    expect(row).toMatchObject(withFields(htmlFields.people, '<p>&lt;script&gt;x&lt;/script&gt;</p>'));
  });
});
