import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { books, chapters, places, textPlaces, texts } from '../database/schema.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { aBook, aPlace, aText } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';
import { sendRequest } from '../testing/requests/http-client.ts';

let app: FastifyInstance;
const { book } = aBook();

beforeAll(async () => {
  const database = await openTestDatabase('embedded');
  await database.orm.insert(places).values(Array.from({ length: 50 }, () => aPlace()));
  await database.orm.insert(books).values(book);
  app = await testApp({ database });
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

test('a list is sent in the accepted encoding', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['gzip, br', 'gzip', 'identity'].map((encoding) =>
      sendRequest(app, '/v1/places/', { 'accept-encoding': encoding }),
    ),
  );

  expect([br, gzip, plain].map((response) => response?.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  const text = plain?.bytes.toString() ?? '';
  expect(JSON.parse(text)).toHaveLength(50);
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(text);
  for (const response of [br, gzip, plain]) {
    expect(response?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(response?.bytes.length),
      vary: 'Accept-Encoding, Authorization',
      'cache-control': 'public, no-cache',
    });
  }
});

test('a list returns 304 when the ETag matches', async () => {
  const { headers } = await sendRequest(app, '/v1/places/');
  const again = await sendRequest(app, '/v1/places/', { 'if-none-match': headers.etag ?? '' });

  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    vary: headers.vary,
    'cache-control': 'public, no-cache',
  });
});

test('HEAD returns the headers of GET without a body', async () => {
  const [head, get] = [
    await sendRequest(app, '/v1/places/', {}, 'HEAD'),
    await sendRequest(app, '/v1/places/'),
  ];

  expect(head.status).toBe(200);
  expect(head.bytes).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(get.bytes.length));
  expect(head.headers.etag).toBe(get.headers.etag);
});

test('lists, errors, pages and files have the same security headers', async () => {
  const all = { ...app.securityHeaders };
  const names = Object.keys(all);
  const sent = (headers: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, headers[name]]));

  expect(names).toContain('content-security-policy');
  const list = await sendRequest(app, '/v1/places/');
  const unchanged = await sendRequest(app, '/v1/places/', { 'if-none-match': list.headers.etag ?? '' });
  const others = [
    sendRequest(app, '/health/live'),
    sendRequest(app, '/v1/nothing'),
    sendRequest(app, '/v1/api/books/text/x'),
    sendRequest(app, '/'),
    sendRequest(app, '/v1/docs'),
    sendRequest(app, '/v1/openapi.json'),
  ];
  for (const { headers } of [list, unchanged, ...(await Promise.all(others))])
    expect(sent(headers)).toEqual(all);
});

test('a response is cached until it is invalidated by a tag that it depends on', async () => {
  const count = async (path: string) => JSON.parse((await sendRequest(app, path)).bytes.toString()).length;
  const before = [await count('/v1/places/'), await count('/v1/api/books/')];
  await app.database.orm.insert(places).values(aPlace());
  await app.database.orm.insert(books).values(aBook().book);

  expect([await count('/v1/places/'), await count('/v1/api/books/')]).toEqual(before);
  const listener = vi.fn();
  app.lists.onInvalidate(listener);
  app.lists.invalidate('places');

  expect([await count('/v1/places/'), await count('/v1/api/books/')]).toEqual([51, before[1]]);
  expect(listener).toHaveBeenCalledOnce();
});

test('responses are cached by parameters', async () => {
  expect((await sendRequest(app, `/v1/api/books/${book.book_id}/chapters/`)).status).toBe(200);
  expect((await sendRequest(app, '/v1/api/books/1/chapters/')).status).toBe(404);
});

test('an empty list of an unknown id is not cached', async () => {
  const path = '/v1/api/books/texts_by_place?placeId=999999';
  expect(JSON.parse((await sendRequest(app, path)).bytes.toString())).toEqual([]);
  const chapter = { ...aBook().chapter, book_id: book.book_id };
  const text = { ...aText(chapter.chapter_id), text_id: 999_999 };
  await app.database.orm.insert(chapters).values(chapter);
  await app.database.orm.insert(texts).values(text);
  await app.database.orm.insert(textPlaces).values({ text_id: text.text_id, place_id: 999_999, position: 1 });

  expect(JSON.parse((await sendRequest(app, path)).bytes.toString())).toHaveLength(1);
});

test('repeated ids in another order share one cached response', async () => {
  const produce = vi.spyOn(app.database.orm, 'select');
  const id = book.book_id;
  await sendRequest(app, `/v1/api/books/all/texts?book_ids=${id}`);
  produce.mockClear();
  await sendRequest(app, `/v1/api/books/all/texts?book_ids=${id}&book_ids=0${id}&other=1`);

  expect(produce).not.toHaveBeenCalled();
  produce.mockRestore();
});

test('an unknown book among the requested books returns 404', async () => {
  const response = await sendRequest(app, `/v1/api/books/all/texts?book_ids=${book.book_id}&book_ids=999999`);

  expect(response.status).toBe(404);
  expect(JSON.parse(response.bytes.toString())).toMatchObject({
    code: 'not_found',
    detail: 'There is no book 999999.',
  });
});

describe('a CDN', () => {
  test('may keep a list for the time of the setting and browsers may not, except for callers with an account', async () => {
    const withCdn = await testApp({ database: await openTestDatabase('embedded') }, { cdnSeconds: 10 });
    onTestFinished(() => withCdn.close());
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      const { headers: sent } = await withCdn.inject({ url: '/v1/places/', headers });
      expect(sent).toMatchObject({
        'cache-control': 'public, no-cache',
        'cdn-cache-control': 'max-age=10, stale-while-revalidate=60, stale-if-error=3600',
        etag: expect.any(String),
      });
    }
    const { headers } = await withCdn.inject({ url: '/v1/places/', headers: { authorization: 'Bearer a' } });
    expect(headers['cdn-cache-control']).toBeUndefined();
  });

  test('has to validate every list without the setting', async () => {
    expect((await app.inject('/v1/places/')).headers['cdn-cache-control']).toBeUndefined();
  });
});
