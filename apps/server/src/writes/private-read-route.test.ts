import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privateReadLimits, privateReadRoute } from './private-read-route.ts';

let app: FastifyInstance;
/** The reads that run; calling one ends it. */
let running: (() => void)[];

beforeEach(() => {
  running = [];
  app = Fastify();
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorate('declareGuard', () => undefined);
  app.decorate('limitRate', () => Promise.resolve());
  app.decorate('authenticate', () =>
    Promise.resolve({ userId: 1, sessionId: 1, fullName: 'Anna', role: 'admin' as const }),
  );
  app.decorate('database', { orm: {} } as never);
});
afterEach(() => app.close());

function register(read: () => Promise<never[]>): void {
  privateReadRoute(app, 'listImagesForEditors', read, { tag: 'images', summary: 'All images' });
}
const request = (acceptEncoding = 'identity') =>
  app.inject({ url: '/v1/admin/images/', headers: { 'accept-encoding': acceptEncoding } });

test('a private read runs a bounded number of times at once', async () => {
  const started = vi.fn<() => void>();
  register(async () => {
    started();
    await new Promise<void>((resolve) => running.push(resolve));
    return [];
  });
  const count = privateReadLimits.concurrency + 2;
  const responses = Promise.all(Array.from({ length: count }, () => request()));
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(privateReadLimits.concurrency));
  // Each read that ends lets one that waits begin.
  for (let ended = 1; ended <= count; ended += 1) {
    await vi.waitFor(() => expect(running).not.toHaveLength(0));
    running.shift()?.();
    const expected = Math.min(count, privateReadLimits.concurrency + ended);
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(expected));
  }
  expect((await responses).map(({ statusCode }) => statusCode)).toEqual(Array(count).fill(200));
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a private read is compressed as %s and not cached', async (encoding, decompress) => {
  const records = Array.from({ length: 500 }, (_, image_id) => ({ image_id, title_ru: 'Лех' }));
  register(() => Promise.resolve(records as never[]));
  const { headers, rawPayload } = await request(encoding);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(records).length / 5);
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(records);
});

test('a short private read is not compressed', async () => {
  register(() => Promise.resolve([]));
  const { headers, body } = await request('br');
  expect([headers['content-encoding'], body]).toEqual([undefined, '[]']);
});
