import { ApiError } from '@cae-map/contract/api/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { booksService } from '../resources/books/service.ts';
import { configurationService } from '../resources/configuration/service.ts';
import { imagesService } from '../resources/images/service.ts';
import { placesService } from '../resources/places/service.ts';
import type { RecordCalls } from '../resources/calls.ts';
import { openLoadedDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { createPageClient } from './page-client.ts';

let database: DatabaseConnection;
let calls: RecordCalls;

beforeAll(async () => {
  database = await openLoadedDatabase();
  const { orm } = database;
  calls = {
    ...placesService(orm),
    ...imagesService(orm, []),
    ...booksService(orm),
    ...configurationService({ shownPlaces: [] }),
  };
});
afterAll(() => database.close());

const noFault = (error: unknown): never => {
  throw error;
};

async function refusalOf(answer: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await answer.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

test('answers what the wire answers', async () => {
  const client = createPageClient(calls, noFault);
  const app = await testApp({ database: { ...database, close: () => Promise.resolve() } });

  expect(await client.call('listPlaces', {})).toEqual((await app.inject('/v1/places/')).json());
  expect(await client.call('listTextsByPlace', { placeId: 53, lang: 'en' })).toEqual(
    (await app.inject('/v1/api/books/texts_by_place?placeId=53&lang=en')).json(),
  );
  await app.close();
});

test('refuses as the wire refuses', async () => {
  const client = createPageClient(calls, noFault);

  expect(await refusalOf(client.call('getText', { text_id: 9_999 }))).toMatchObject({
    kind: 'refused',
    status: 404,
    code: 'not_found',
  });
  expect(await refusalOf(client.call('getText', { text_id: -1 }))).toMatchObject({
    status: 422,
    code: 'invalid_request',
  });
  expect(await refusalOf(client.call('getOriginalImage', { filename: 'a.jpg' }))).toMatchObject({
    status: 404,
  });
});

test('a fault is told in general words, reported, and asked anew', async () => {
  const listPlaces = vi
    .fn<RecordCalls['listPlaces']>(calls.listPlaces)
    .mockRejectedValueOnce(new Error('secret'));
  const faults: unknown[] = [];
  const client = createPageClient({ ...calls, listPlaces }, (error) => faults.push(error));

  const refusal = await refusalOf(client.call('listPlaces', {}));

  expect(refusal).toMatchObject({ status: 500, code: 'internal' });
  expect(refusal.message).not.toContain('secret');
  expect(faults).toEqual([new Error('secret')]);
  expect((await client.call('listPlaces', {})).length).toBeGreaterThan(400);
});

test('calls without parameters are asked once until they are forgotten', async () => {
  const listPlaces = vi.fn<RecordCalls['listPlaces']>(calls.listPlaces);
  const client = createPageClient({ ...calls, listPlaces }, noFault);

  await Promise.all([client.call('listPlaces', {}), client.call('listPlaces', {})]);
  expect(listPlaces).toHaveBeenCalledTimes(1);

  client.forget();
  await client.call('listPlaces', {});
  expect(listPlaces).toHaveBeenCalledTimes(2);
});
