import { connect } from 'node:net';
import { promisify } from 'node:util';
import { errorBodySchema, type ErrorCode } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { exchangeRaw, readResponses, type RawResponse } from '../testing/requests/raw-http.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { getPort } from '../testing/requests/http-client.ts';
import { httpLimits } from './limits.ts';

let app: FastifyInstance;
/** Resolve the pending requests of `/v1/slow`. */
const pending: (() => void)[] = [];

beforeAll(async () => {
  app = await testApp({ database: unusedDatabase });
  app.get('/v1/slow', async () => {
    await new Promise<void>((resolve) => pending.push(resolve));
    return { slow: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function finishSlowRequest(): Promise<void> {
  await expect.poll(() => pending).toHaveLength(1);
  pending.pop()?.();
}

function expectError(responses: readonly RawResponse[], status: number, code: ErrorCode): void {
  expect(responses.map((response) => response.status)).toEqual([status]);
  for (const { headers, body } of responses) {
    expect(errorBodySchema.strict().parse(JSON.parse(body.toString())).code).toBe(code);
    expect(headers).toMatchObject({
      ...app.securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Date.parse(headers['date'] ?? '')).not.toBeNaN();
  }
}

async function exchange(text: string, methods: readonly string[] = []): Promise<RawResponse[]> {
  return readResponses(await exchangeRaw(getPort(app), text), methods);
}

const head = 'Host: localhost\r\nConnection: close\r\n';
const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';

describe('a request that is rejected before routing', () => {
  test.each([
    ['is not HTTP', 'nonsense\r\n\r\n', 400, 'invalid_request'],
    ['has an unknown method', `FOO / HTTP/1.1\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has a malformed header', `GET / HTTP/1.1\r\n${head}a b: c\r\n\r\n`, 400, 'invalid_request'],
    ['has no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
    [
      'has two lengths',
      `POST /v1/x HTTP/1.1\r\n${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'invalid_request',
    ],
    ['has no Host, as HTTP/0.9', 'GET / HTTP/0.9\r\n\r\n', 400, 'invalid_request'],
    ['has two Hosts', `GET / HTTP/1.1\r\nHost: other\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has two equal Hosts', `GET / HTTP/1.1\r\nhost: localhost\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has two Hosts, as HTTP/1.0', `GET / HTTP/1.0\r\nHost: a\r\n${head}\r\n`, 400, 'invalid_request'],
    ...['', 'a b', 'a/b', 'user@a', 'a,b', 'a:port', 'a:80:80', '<a>', '[::1', '"', 'ä', '-a', '.'].map(
      (host) =>
        [
          `has the Host ${JSON.stringify(host)}`,
          `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          400,
          'invalid_request',
        ] as const,
    ),
    [
      'has two values of Authorization',
      `GET / HTTP/1.1\r\n${head}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has two values of Content-Type',
      `POST /v1/x HTTP/1.1\r\n${head}Content-Type: text/plain\r\nContent-Type: application/json\r\n\r\n`,
      400,
      'invalid_request',
    ],
    ['has a folded header', `GET / HTTP/1.1\r\n${head}X: a\r\n b\r\n\r\n`, 400, 'invalid_request'],
    [
      'has a chunked body, as HTTP/1.0',
      `POST /v1/x HTTP/1.0\r\n${head}${chunked}\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has a chunked body on a connection to be kept, as HTTP/1.0',
      `POST /v1/x HTTP/1.0\r\nConnection: keep-alive\r\n${chunked}\r\n2\r\n{}\r\n0\r\n\r\nGET / HTTP/1.0\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has a compressed body',
      `POST /v1/x HTTP/1.1\r\n${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has a body that is chunked twice',
      `POST /v1/x HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has a body with an unknown end',
      `POST /v1/x HTTP/1.1\r\n${head}Transfer-Encoding: gzip\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'has two different lengths',
      `POST /v1/x HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'invalid_request',
    ],
    ['has a broken chunk', `POST /v1/x HTTP/1.1\r\n${head}${chunked}\r\nx`, 400, 'invalid_request'],
    ['requests HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'invalid_request'],
    ['requests a tunnel', `CONNECT other:443 HTTP/1.1\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has an unknown expectation', `GET / HTTP/1.1\r\n${head}Expect: 200-ok\r\n\r\n`, 417, 'invalid_request'],
    [
      'has too large headers',
      `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(httpLimits.maxHeaderSize)}\r\n\r\n`,
      431,
      'invalid_request',
    ],
    [
      'has too large chunk extensions',
      `POST /v1/x HTTP/1.1\r\n${head}${chunked}\r\n1;${'x'.repeat(20_000)}\r\n`,
      413,
      'payload_too_large',
    ],
    ['has an ambiguous target', `GET //any.host/place/5 HTTP/1.1\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has an absolute target', `GET http://other/place/5 HTTP/1.1\r\n${head}\r\n`, 400, 'invalid_request'],
    ['has the target *', `OPTIONS * HTTP/1.1\r\n${head}\r\n`, 400, 'invalid_request'],
  ] as const)(
    'because it %s gets the error body and the security headers',
    async (_what, text, status, code) => {
      expectError(await exchange(text), status, code);
    },
  );

  test('gets no body when its method is HEAD', async () => {
    const responses = await exchange(`HEAD //[ HTTP/1.1\r\n${head}\r\n`, ['HEAD']);

    expect(responses).toMatchObject([{ status: 400, body: Buffer.alloc(0) }]);
  });
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['body', 'POST /v1/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
])('a request with incomplete %s gets 408', async (_part, text) => {
  const app = await testApp({ database: unusedDatabase });
  onTestFinished(() => app.close());
  // Shorter than the actual limits, which are tested below.
  app.server.headersTimeout = 50;
  app.server.requestTimeout = 50;
  Reflect.set(app.server, 'connectionsCheckingInterval', 10);
  await app.listen({ port: 0, host: '127.0.0.1' });

  expectError(readResponses(await exchangeRaw(getPort(app), text)), 408, 'request_timeout');
});

test('an HTTP/1.0 request needs no Host header', async () => {
  expect(await exchange('GET /health/live HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200 }]);
});

test.each([
  'localhost',
  'LOCALHOST:8000',
  'map.example.org.',
  '127.0.0.1:80',
  '[::1]:8000',
  'map_server',
  'xn--80a.example',
])('a request with the Host %j is accepted', async (host) => {
  const responses = await exchange(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  expect(responses).toMatchObject([{ status: 200 }]);
});

test('the connection is closed after a request with malformed headers, so that its body is not read as a request', async () => {
  const smuggled = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
  const responses = await exchange(
    `POST /v1/x HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 0\r\n\r\n${smuggled}`,
  );

  expect(responses).toMatchObject([{ status: 400, headers: { connection: 'close' } }]);
});

test('the expectation 100-continue is accepted', async () => {
  const responses = await exchange(`GET /health/live HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`);

  expect(responses).toMatchObject([{ status: 200 }]);
});

test('100 Continue is not written into an earlier response when requests are pipelined', async () => {
  const slow = 'GET /v1/slow HTTP/1.1\r\nHost: a\r\n\r\n';
  const responses = exchange(`${slow}GET /robots.txt HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`);
  await finishSlowRequest();

  const [first, second] = await responses;
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.body.toString()).toMatch(/^User-agent/);
});

test.each([
  ['malformed request', 'nonsense\r\n\r\n'],
  ['CONNECT', `CONNECT other:443 HTTP/1.1\r\n${head}\r\n`],
])('the response to a %s follows the earlier responses of its connection', async (_what, text) => {
  const responses = exchange(`GET /v1/slow HTTP/1.1\r\nHost: a\r\n\r\n${text}`);
  await finishSlowRequest();

  expect(await responses).toMatchObject([{ status: 200 }, { status: 400 }]);
});

test('a rejected connection is closed even if the client keeps it open', async () => {
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  await expect.poll(connections).toBe(0);
  const socket = connect({ port: getPort(app), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.resume();
  socket.write('nonsense\r\n\r\n');
  await new Promise((resolve) => socket.once('end', resolve));

  await expect.poll(connections, { timeout: 4 * httpLimits.lingerTime }).toBe(0);
});

test('the HTTP server has the configured limits', async () => {
  const { server } = await testApp({ database: unusedDatabase });

  expect(server).toMatchObject({
    headersTimeout: httpLimits.headersTimeout,
    requestTimeout: httpLimits.requestTimeout,
    keepAliveTimeout: httpLimits.keepAliveTimeout,
    timeout: httpLimits.connectionTimeout,
    maxHeaderSize: httpLimits.maxHeaderSize,
    connectionsCheckingInterval: httpLimits.connectionsCheckingInterval,
  });
});
