import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { testApp } from '../testing/test-app.ts';
import { createRequestIds } from './request-id.ts';

let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await testApp({ database: unusedDatabase, logStream }, { logLevel: 'debug' });
});
afterEach(() => app.close());

const loggedIds = () => lines.map((line): unknown => JSON.parse(line).requestId).filter(Boolean);

test('a well-formed X-Request-Id of a request is in the log and in the error response', async () => {
  const headers = { 'x-request-id': '7f2c0b9e-53aa.4d1f' };
  const response = await app.inject({ url: '/v1/nowhere', headers });
  expect(response.headers['x-request-id']).toBe(headers['x-request-id']);
  expect(loggedIds()).toEqual([headers['x-request-id']]);
});

test('the failure of a cached list is logged with the id of its request', async () => {
  const headers = { 'x-request-id': 'abcdefgh' };
  expect((await app.inject({ url: '/v1/places/', headers })).headers['x-request-id']).toBe('abcdefgh');
  expect(loggedIds()).toEqual(['abcdefgh']);
});

test('a call of an editor returns the id of the request', async () => {
  const response = await app.inject({ method: 'PUT', url: '/v1/admin/presence', payload: {} });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{12}-\w+$/);
});

test.each([
  ['is too short', 'abcdefg'],
  ['is too long', 'a'.repeat(65)],
  ['has a space', 'abcdefgh ijkl'],
  ['could forge a line of the log', 'abcdefgh\\n{"level":50}'],
  ['is repeated', ['abcdefgh', 'abcdefgh']],
])('an X-Request-Id that %s is replaced by an id of the server', (_what, value) => {
  const create = createRequestIds();
  // Node joins repeated headers.
  const received = Array.isArray(value) ? value.join(', ') : value;
  expect(create({ headers: { 'x-request-id': received } })).toMatch(/^[0-9a-f]{12}-1$/);
});

test('the ids of two processes differ', () => {
  const [first, second] = [createRequestIds(), createRequestIds()];
  expect(first({ headers: {} })).not.toBe(second({ headers: {} }));
});
