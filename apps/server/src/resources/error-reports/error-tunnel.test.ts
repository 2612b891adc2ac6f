import type { ReportedError } from '@cae-map/contract/entities/operation/error-report';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { reportedErrors } from '../../database/schema.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import { envelopeText, errorReport, testDsn } from '../../testing/requests/envelopes.ts';
import { startProvider, type Provider } from '../../testing/requests/provider.ts';
import { testApp } from '../../testing/test-app.ts';
import { createUpstream, type UpstreamOptions, type UpstreamRequest } from '../../upstream/upstream.ts';
import { loopbackOptions } from '../../testing/requests/provider.ts';
import { maxEnvelopeBytes } from './routes.ts';
import { tunnelLimits } from './service.ts';

let project: Provider;
/** The URLs that the server has requested. */
let requestedUrls: string[];

beforeEach(async () => {
  requestedUrls = [];
  project = await startProvider();
  project.respond = (response) => void response.writeHead(200).end('{}');
});

interface Options {
  readonly settings?: Partial<Settings>;
  readonly upstream?: Partial<UpstreamOptions>;
  readonly database?: Parameters<typeof testApp>[0]['database'];
}

/** The application with a configured project, whose requests reach the local one. */
async function openApp({ settings = {}, upstream = {}, database = unusedDatabase }: Options = {}) {
  const { telemetry } = readSettings({ ERROR_REPORTS_DSN: testDsn });
  const client = createUpstream({ ...loopbackOptions, ...upstream });
  const request = (sent: UpstreamRequest) => {
    requestedUrls.push(sent.url);
    return client.request({ ...sent, url: project.origin + new URL(sent.url).pathname });
  };
  const app = await testApp(
    { database, upstream: { request, close: () => client.close() } },
    { telemetry, ...settings },
  );
  onTestFinished(() => app.close());
  return app;
}

async function post(app: FastifyInstance, payload: string, options: InjectOptions = {}) {
  const headers = { 'content-type': 'application/x-sentry-envelope' };
  return await app.inject({ method: 'POST', url: '/v1/error-tunnel', headers, payload, ...options });
}

const event = (value?: string) => envelopeText([['event', errorReport({}, value)]]);

test('POST /error-tunnel forwards the envelope of an error to the configured project, authenticated by its key [API-24]', async () => {
  const app = await openApp();
  const response = await post(app, event());
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(requestedUrls).toEqual(['https://errors.example.org/api/7/envelope/']);
  const [received] = project.requests;
  expect(received).toMatchObject({ method: 'POST', url: '/api/7/envelope/' });
  expect(received?.headers).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': 'Sentry sentry_version=7, sentry_client=cae-map/1, sentry_key=0123456789abcdef',
  });
  const lines = (received?.body ?? '').split('\n').map((line): unknown => JSON.parse(line));
  expect(lines).toEqual([{ sent_at: expect.any(String) }, { type: 'event' }, errorReport()]);
});

test('POST /error-tunnel forwards neither cookies nor the address and the browser of the client', async () => {
  const headers = { cookie: 'pip=abcd1234', 'user-agent': 'Firefox/1', 'x-forwarded-for': '192.0.2.7' };
  await post(await openApp(), event(), { headers: { ...headers, 'content-type': 'text/plain' } });
  const sent = JSON.stringify(project.requests);
  for (const value of ['pip', 'Firefox', '192.0.2.7']) expect(sent).not.toContain(value);
});

test('POST /error-tunnel forwards the count of discarded errors', async () => {
  const discarded = {
    timestamp: 1_795_000_000,
    discarded_events: [{ reason: 'ratelimit_backoff', category: 'error', quantity: 12 }],
  };
  expect((await post(await openApp(), envelopeText([['client_report', discarded]]))).statusCode).toBe(204);
  expect(project.requests[0]?.body).toContain('"quantity":12');
});

test('POST /error-tunnel removes personal data that a browser has not removed', async () => {
  const report = errorReport(
    { tags: { language: 'en', page: '/en/auth/reset-password?token=abc' } },
    'no anna@example.org at https://map.example/en?search=Anna',
  );
  await post(await openApp(), envelopeText([['event', report]]));
  const [received] = project.requests;
  expect(received?.body).toContain('"value":"no [email] at https://map.example/en"');
  expect(received?.body).toContain('"page":"/en/auth/reset-password"');
});

test.each([
  ['on another host', 'https://0123456789abcdef@other.example.org/7'],
  ['with another id', 'https://0123456789abcdef@errors.example.org/8'],
  ['over HTTP', 'http://0123456789abcdef@errors.example.org/7'],
  ['on another port', 'https://0123456789abcdef@errors.example.org:8443/7'],
  ['below another path', 'https://0123456789abcdef@errors.example.org/x/7'],
  ['that is not a URL', '7'],
])(
  'POST /error-tunnel rejects an envelope for a project %s without a request [API-24]',
  async (_what, dsn) => {
    const response = await post(await openApp(), envelopeText([['event', errorReport()]], dsn));
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
    expect(requestedUrls).toEqual([]);
  },
);

test.each([
  ['an empty body', ''],
  ['HTML', '<html>'],
  ['a header alone', envelopeText([])],
  ['an item without content', `${event()}\n{"type":"event"}`],
  ['three items', envelopeText(Array.from({ length: 3 }, () => ['event', errorReport()] as const))],
  ['a recording of the page', envelopeText([['replay_recording', errorReport()]])],
  ['an attachment', envelopeText([['attachment', 'text']])],
  ['the user', envelopeText([['event', { ...errorReport(), user: { email: 'a@b.org' } }]])],
  ['a request with its headers', envelopeText([['event', { ...errorReport(), request: { headers: {} } }]])],
  ['a text of 501 characters', event('x'.repeat(501))],
  ['half a JSON', event().slice(0, -1)],
])('POST /error-tunnel rejects an envelope with %s without a request', async (_what, envelope) => {
  expect((await post(await openApp(), envelope)).statusCode).toBe(422);
  expect(requestedUrls).toEqual([]);
});

test('POST /error-tunnel rejects an envelope of more than 32 kB with 413', async () => {
  const app = await openApp();
  expect((await post(app, 'x'.repeat(maxEnvelopeBytes + 1))).statusCode).toBe(413);
  expect((await post(app, 'x'.repeat(maxEnvelopeBytes))).statusCode).toBe(422);
});

test('POST /error-tunnel responds with 501 while no project is configured', async () => {
  const app = await openApp({ settings: { telemetry: readSettings({}).telemetry } });
  const response = await post(app, event());
  expect([response.statusCode, response.json().code]).toEqual([501, 'not_implemented']);
  expect(response.json().detail).toContain('ERROR_REPORTS_DSN');
  expect(requestedUrls).toEqual([]);
});

test('POST /error-tunnel rejects pages of other sites', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
  expect((await post(await openApp(), event(), { headers })).statusCode).toBe(403);
  expect(requestedUrls).toEqual([]);
});

test('POST /error-tunnel accepts a tenth of the rate limit from one client', async () => {
  const app = await openApp({ settings: { rateLimit: 20 } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await post(app, event())).statusCode);
  expect(statuses).toEqual([204, 204, 429]);
});

test.each([
  ['an error', (): void => void (project.respond = (response) => void response.writeHead(500).end()), 502],
  [
    'a redirect',
    (): void => void (project.respond = (response) => void response.writeHead(302, { location: '/x' }).end()),
    502,
  ],
  ['nothing in time', (): void => void (project.respond = () => undefined), 504],
] as const)('POST /error-tunnel reports a project that responds with %s', async (_what, prepare, status) => {
  prepare();
  const upstream = status === 504 ? { timeout: 50 } : {};
  expect((await post(await openApp({ upstream }), event())).statusCode).toBe(status);
  expect(requestedUrls).toHaveLength(1);
});

test('POST /error-tunnel never connects to a private address', async () => {
  const app = await openApp({ upstream: { isAllowedAddress: () => false } });
  expect((await post(app, event())).statusCode).toBe(502);
  expect(project.requests).toEqual([]);
});

test('POST /error-tunnel bounds the requests to a project that hangs', async () => {
  const release: (() => void)[] = [];
  project.respond = (response) => void release.push(() => void response.writeHead(200).end());
  const app = await openApp();
  const most = tunnelLimits.concurrency + tunnelLimits.maxWaiting;
  let rejected = 0;
  const responses = Array.from({ length: most + 1 }, async () => {
    const { statusCode } = await post(app, event());
    if (statusCode === 503) rejected += 1;
    return statusCode;
  });
  await expect.poll(() => [rejected, release.length]).toEqual([1, tunnelLimits.concurrency]);
  expect(requestedUrls).toHaveLength(tunnelLimits.concurrency);
  project.respond = (response) => void response.writeHead(200).end();
  for (const respond of release) respond();
  await Promise.all(responses);
});

describe.each(databaseKinds)('GET /admin/errors/ with the %s database', (kind) => {
  test('returns the errors in groups by type, text and origin, the newest first, with the last version', async () => {
    const kept = await openTestDatabase(kind);
    onTestFinished(() => kept.close());
    const database = { ...kept, close: () => Promise.resolve() };
    const first = await openApp({ database });
    for (const value of ['old', 'x of ann@b.org', 'x of bob@b.org']) await post(first, event(value));
    await first.close();
    const app = await openApp({ database });
    const later = errorReport({ release: '0.2.0', tags: { language: 'en', page: '/en' } }, 'x of [email]');
    await post(app, envelopeText([['event', later]]));
    await app.close();

    const reading = await openApp({ database });
    const admin = await addUser(reading, { role: 'admin' });
    const { headers } = await signIn(reading, admin);
    const response = await reading.inject({ url: '/v1/admin/errors/', headers });
    expect(
      response.json<ReportedError[]>().map(({ message, count, release, page, origin }) => ({
        message,
        count,
        release,
        page,
        origin,
      })),
    ).toEqual([
      {
        message: 'x of [email]',
        count: 3,
        release: '0.2.0',
        page: '/en',
        origin: '/assets/page-Ab12.js:1:240',
      },
      {
        message: 'old',
        count: 1,
        release: '0.1.0',
        page: '/ru/place/53',
        origin: '/assets/page-Ab12.js:1:240',
      },
    ]);
    expect(await kept.orm.select().from(reportedErrors)).toHaveLength(2);
  });
});
