import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { openLoadedDatabase } from '../testing/databases/databases.ts';
import { testApp } from '../testing/test-app.ts';

async function createLimitedApp(settings: Partial<Settings>): Promise<FastifyInstance> {
  const app = await testApp({ database: await openLoadedDatabase() }, settings);
  onTestFinished(() => app.close());
  return app;
}

function textsPath(placeId: number): string {
  return `/v1/api/books/texts_by_place?placeId=${placeId}`;
}

async function requestAll(
  app: FastifyInstance,
  paths: readonly string[],
  options: { readonly remoteAddress?: string; readonly headers?: Record<string, string> } = {},
): Promise<number[]> {
  const codes: number[] = [];
  for (const url of paths) codes.push((await app.inject({ url, ...options })).statusCode);
  return codes;
}

test('an uncached request over the limit returns 429 with Retry-After', async () => {
  const app = await createLimitedApp({ rateLimit: 2 });

  expect(await requestAll(app, [1, 2, 3].map(textsPath))).toEqual([200, 200, 429]);
  const response = await app.inject(textsPath(4));
  expect(response.json()).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('2') });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('cached responses do not count towards the rate limit', async () => {
  const app = await createLimitedApp({ rateLimit: 1 });

  expect(
    await requestAll(
      app,
      Array.from({ length: 5 }, () => '/v1/places/'),
    ),
  ).toEqual([200, 200, 200, 200, 200]);
});

test('originals of images count towards the rate limit', async () => {
  const app = await createLimitedApp({ rateLimit: 1 });

  expect(await requestAll(app, ['/v1/image/orig/a.jpg', '/v1/image/orig/b.jpg'])).toEqual([404, 429]);
});

test('clients are counted by IPv4 address and by IPv6 network', async () => {
  const app = await createLimitedApp({ rateLimit: 1 });
  const statusFor = async (remoteAddress: string, placeId: number) =>
    (await requestAll(app, [textsPath(placeId)], { remoteAddress }))[0];

  expect(await statusFor('198.51.100.1', 1)).toBe(200);
  expect(await statusFor('198.51.100.1', 2)).toBe(429);
  expect(await statusFor('198.51.100.2', 3)).toBe(200);
  expect(await statusFor('2001:db8::1', 4)).toBe(200);
  expect(await statusFor('2001:db8::ffff:2', 5)).toBe(429);
  expect(await statusFor('2001:db8:0:1::1', 6)).toBe(200);
});

test('X-Forwarded-For identifies the client only behind a trusted proxy', async () => {
  const forwarded = async (app: FastifyInstance, client: string, placeId: number) =>
    (await requestAll(app, [textsPath(placeId)], { headers: { 'x-forwarded-for': client } }))[0];
  const direct = await createLimitedApp({ rateLimit: 1 });
  expect(await forwarded(direct, '198.51.100.1', 1)).toBe(200);
  expect(await forwarded(direct, '198.51.100.2', 2)).toBe(429);

  const behindProxy = await createLimitedApp({ rateLimit: 1, trustedProxies: ['127.0.0.1'] });
  expect(await forwarded(behindProxy, '198.51.100.1', 1)).toBe(200);
  expect(await forwarded(behindProxy, '198.51.100.2', 2)).toBe(200);
  expect(await forwarded(behindProxy, '203.0.113.9, 198.51.100.2', 3)).toBe(429);
});

test('a rate limit of 0 rejects no request', async () => {
  const app = await createLimitedApp({ rateLimit: 0 });

  expect(await requestAll(app, [1, 2, 3].map(textsPath))).toEqual([200, 200, 200]);
});
