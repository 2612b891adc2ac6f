import { ApiError } from '@cae-map/contract/api/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import type { SharedCalls } from '../resources/calls.ts';
import { openLoadedDatabase } from '../testing/databases/databases.ts';
import { testApp, testCalls } from '../testing/test-app.ts';
import { createPageClient } from './page-client.ts';

let database: DatabaseConnection;
let calls: SharedCalls;

beforeAll(async () => {
  database = await openLoadedDatabase();
  calls = await testCalls(database, { contentDir: '/nowhere' });
});
afterAll(() => database.close());

const throwError = (error: unknown): never => {
  throw error;
};

async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

test('a call of the page client returns the body of the HTTP response', async () => {
  const client = createPageClient(calls, throwError);
  const app = await testApp({ database: { ...database, close: () => Promise.resolve() } });

  expect(await client.call('listPlaces', {})).toEqual((await app.inject('/v1/places/')).json());
  expect(await client.call('listTextsByPlace', { placeId: 53, lang: 'en' })).toEqual(
    (await app.inject('/v1/api/books/texts_by_place?placeId=53&lang=en')).json(),
  );
  await app.close();
});

test('a call of the page client rejects with the status and code of the HTTP response', async () => {
  const client = createPageClient(calls, throwError);

  expect(await catchApiError(client.call('getText', { text_id: 9_999 }))).toMatchObject({
    kind: 'refused',
    status: 404,
    code: 'not_found',
  });
  expect(await catchApiError(client.call('getText', { text_id: -1 }))).toMatchObject({
    status: 422,
    code: 'invalid_request',
  });
});

test('a page cannot make a call whose response depends on the client', async () => {
  const client = createPageClient(calls, throwError);
  // @ts-expect-error -- the type of the client has no such call
  expect(await catchApiError(client.call('getCountry', {}))).toMatchObject({ status: 404 });
});

function failOnce() {
  return vi.fn<SharedCalls['listPlaces']>(calls.listPlaces).mockRejectedValueOnce(new Error('secret'));
}

test('a page does not receive the message of an internal error', async () => {
  const listPlaces = failOnce();
  const errors: unknown[] = [];
  const client = createPageClient({ ...calls, listPlaces }, (error) => errors.push(error));

  const apiError = await catchApiError(client.call('listPlaces', {}));

  expect(apiError).toMatchObject({ status: 500, code: 'internal' });
  expect(apiError.message).not.toContain('secret');
  expect(errors).toEqual([new Error('secret')]);
});

test('a failed call is not cached', async () => {
  const client = createPageClient({ ...calls, listPlaces: failOnce() }, () => undefined);
  await catchApiError(client.call('listPlaces', {}));

  expect((await client.call('listPlaces', {})).length).toBeGreaterThan(400);
});

test('a call without parameters is made once until the client is invalidated', async () => {
  const listPlaces = vi.fn<SharedCalls['listPlaces']>(calls.listPlaces);
  const client = createPageClient({ ...calls, listPlaces }, throwError);

  await Promise.all([client.call('listPlaces', {}), client.call('listPlaces', {})]);
  expect(listPlaces).toHaveBeenCalledTimes(1);

  client.invalidate();
  await client.call('listPlaces', {});
  expect(listPlaces).toHaveBeenCalledTimes(2);
});
