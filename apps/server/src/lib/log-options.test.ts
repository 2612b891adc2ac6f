import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';

let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await testApp({ database: unusedDatabase, logStream }, { logLevel: 'trace' });
});
afterEach(() => app.close());

test('the log of a failed request contains neither its credentials nor the values of its query', async () => {
  app.post('/v1/fails', (request) => {
    request.log.info({ headers: request.headers, body: request.body, query: request.query }, request.url);
    throw new DrizzleQueryError('update "users"', ['s3cret'], new Error('connection reset'));
  });

  const response = await app.inject({
    method: 'POST',
    url: '/v1/fails?lang=en&code=s3cret&state=s3cret&token=s3cret',
    headers: { authorization: 'Bearer s3cret', cookie: 'refresh_token=s3cret; device=s3cret' },
    payload: { username: 'someone@example.org', password: 's3cret' },
  });

  expect(response.statusCode).toBe(500);
  const log = lines.join('');
  expect(log).not.toContain('s3cret');
  expect(log).toContain('"url":"/v1/fails?lang=en&code=[redacted]');
  expect(log).toContain('Failed query: update \\"users\\"');
  expect(log).toContain('connection reset');
});

test('a refused request is logged at the level debug with its status and reason, without the secrets of its query', async () => {
  await app.inject('/v1/nowhere?token=s3cret');
  await app.inject({ method: 'POST', url: '/v1/auth/jwt/login', payload: {} });
  const refused = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'a request was refused');
  expect(refused).toMatchObject([
    {
      level: 20,
      method: 'GET',
      url: '/v1/nowhere?token=[redacted]',
      status: 404,
      reason: 'There is nothing at GET /v1/nowhere?token=[redacted]',
    },
    { level: 20, method: 'POST', url: '/v1/auth/jwt/login', status: 415 },
  ]);
  expect(lines.join('')).not.toContain('s3cret');
});

test('an error that is logged without a message has its redacted message', () => {
  lines.length = 0;
  app.log.error(new DrizzleQueryError('select 1', ['s3cret']));
  app.log.error({ err: new DrizzleQueryError('select 1', ['s3cret']) });
  app.log.warn('the URL /a?token=s3cret is not valid');

  expect(lines.join('')).not.toContain('s3cret');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'Failed query: select 1',
    'Failed query: select 1',
    'the URL /a?token=[redacted] is not valid',
  ]);
});
