import type { FastifyInstance } from 'fastify';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { placeSchema } from '@cae-map/contract/entities/place';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { images, places } from '../../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { anImage, aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('places on the %s database', (kind) => {
  let database: DatabaseConnection;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    app = await testApp({ database });
  });
  afterAll(() => app.close());

  async function listPlaces() {
    app.lists.invalidate('places');
    const response = await app.inject('/v1/places/');
    return apiSchemas.listPlaces.response.parse(response.json());
  }

  test('GET /places/ lists every place in the order of the route [API-1]', async () => {
    const [late, early] = [aPlace({ seqid: 20 }), aPlace({ seqid: 10 })];
    await database.orm.insert(places).values([late, early]);

    const response = await app.inject('/v1/places/');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      expect.objectContaining({ place_id: early.place_id, title_ru: early.title_ru }),
      expect.objectContaining({ place_id: late.place_id }),
    ]);
  });

  test('a place has exactly the fields of the contract', async () => {
    await database.orm.insert(places).values(aPlace());

    const [place] = (await app.inject('/v1/places/')).json<object[]>();

    expect(Object.keys(place ?? {}).toSorted()).toEqual(Object.keys(placeSchema.shape).toSorted());
  });

  test('content_todo is not in the public list', async () => {
    await database.orm.insert(places).values(aPlace({ content_todo: 'ask the museum' }));
    app.lists.invalidate('places');

    const { body } = await app.inject('/v1/places/');

    expect(body).not.toContain('content_todo');
    expect(body).not.toContain('ask the museum');
  });

  test('imgcount counts the enabled images of the place', async () => {
    const [place, other] = [aPlace(), aPlace()];
    await database.orm.insert(places).values([place, other]);
    await database.orm
      .insert(images)
      .values([
        anImage({ place_id: place.place_id }),
        anImage({ place_id: place.place_id, image_type: 'painting' }),
        anImage({ place_id: place.place_id, image_enabled: false }),
        anImage({ place_id: null }),
      ]);

    const listed = await listPlaces();

    const findCount = (id: number) => listed.find((found) => found.place_id === id)?.imgcount;
    expect(findCount(place.place_id)).toBe(2);
    expect(findCount(other.place_id)).toBe(0);
  });

  test('a malformed routejson is stored and returned unchanged', async () => {
    const place = aPlace({ routejson: '[[35.5, 78.2], [oops' });
    await database.orm.insert(places).values(place);

    const listed = await listPlaces();

    expect(listed.find((found) => found.place_id === place.place_id)?.routejson).toBe('[[35.5, 78.2], [oops');
  });

  test('dates are returned as they were stored', async () => {
    const place = aPlace({ date: '1925-03-29', enddate: '1927-10-30', date_acc: -1, date_format: 'YYYY-MM' });
    await database.orm.insert(places).values(place);

    const listed = await listPlaces();

    expect(listed.find((found) => found.place_id === place.place_id)).toMatchObject({
      date: '1925-03-29',
      enddate: '1927-10-30',
      date_acc: -1,
      date_format: 'YYYY-MM',
    });
  });

  test.each([
    ['visited_on', 'elsewhere'],
    ['accuracy_level', 'fair'],
    ['go_by', 'balloon'],
    ['place_type', 'inn'],
    ['tooltip_position', 'middle'],
    ['zoom', 'huge'],
  ])('the database rejects an invalid %s', async (field, value) => {
    const wrong = { ...aPlace(), [field]: value };

    await expect(database.orm.insert(places).values(wrong)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '23514' }),
    });
  });
});
