import { errorBodySchema, errorCodes } from '@cae-map/contract/error-body';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RequestError, defaultRetryAfterSeconds, statusByCode } from '../responses/request-error.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { translateError } from './errors.ts';

const wrongColumn = Object.assign(new Error('column secret does not exist'), { code: '42703' });

describe('translateError', () => {
  test.each(errorCodes)('keeps the message, code and status of the request error %s', (code) => {
    const { status, body, shouldLog } = translateError(new RequestError(code, 'Why.'));

    expect({ status, body, shouldLog }).toEqual({
      status: statusByCode[code],
      body: { detail: 'Why.', code },
      shouldLog: false,
    });
  });

  test('returns 503 with Retry-After for an unavailable database', () => {
    const connectionError = Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

    expect(translateError(new DrizzleQueryError('select 1', [], connectionError))).toEqual({
      status: 503,
      body: { detail: 'The database does not answer.', code: 'unavailable' },
      shouldLog: true,
      retryAfterSeconds: defaultRetryAfterSeconds,
    });
  });

  test.each([
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [429, 'too_many_requests'],
    [400, 'invalid_request'],
    [414, 'invalid_request'],
  ])('translates a Fastify error with status %i to the code %s', (statusCode, code) => {
    const error = Object.assign(new Error('refused'), { statusCode });

    expect(translateError(error)).toEqual({
      status: statusCode,
      body: { detail: 'refused', code },
      shouldLog: false,
    });
  });

  test.each(['22003', '22008', '22021', '22P05'])(
    'returns 422 without the query when the database rejects a value with SQLSTATE %s',
    (code) => {
      const cause = Object.assign(new Error('invalid byte sequence'), { code });

      expect(translateError(new DrizzleQueryError('select secret', ['\u0000'], cause))).toEqual({
        status: 422,
        body: {
          detail: 'A value of the request is not one that the database can hold.',
          code: 'invalid_request',
        },
        shouldLog: false,
      });
    },
  );

  const ofDatabase = (code: string): Error =>
    new DrizzleQueryError('select secret', [], Object.assign(new Error('secret'), { code }));
  const ofFile = (code: string): Error => Object.assign(new Error('secret'), { code, syscall: 'write' });
  const full = expect.stringMatching(/^The disk of the server is full: nothing was stored\./);

  test.each([
    ['a full disk of the database', ofDatabase('53100'), full],
    ['a full disk of files', ofFile('ENOSPC'), full],
    ['an exceeded quota of files', ofFile('EDQUOT'), full],
    ['a full disk as the cause of another error', new Error('failed', { cause: ofFile('ENOSPC') }), full],
    ['a database without memory', ofDatabase('53200'), expect.stringContaining('memory')],
    ['a disk of the database that fails', ofDatabase('58030'), expect.stringContaining('failed')],
    ['a disk of files that fails', ofFile('EIO'), expect.stringContaining('failed')],
    ['a deadlock', ofDatabase('40P01'), expect.stringContaining('nothing was stored')],
    ['a failed serialisation', ofDatabase('40001'), expect.stringContaining('nothing was stored')],
  ])('returns 503 with Retry-After for %s', (_what, error, detail) => {
    expect(translateError(error)).toEqual({
      status: 503,
      body: { detail, code: 'unavailable' },
      shouldLog: true,
      retryAfterSeconds: defaultRetryAfterSeconds,
    });
  });

  test('returns 409 for a value that another record has', () => {
    expect(translateError(ofDatabase('23505'))).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.not.stringContaining('secret') },
    });
  });

  test.each([
    ['an invalid query', new DrizzleQueryError('select secret', [], wrongColumn)],
    ['an unknown error', new Error('password=secret at /srv/data')],
    ['a Fastify error with status 500', Object.assign(new Error('secret'), { statusCode: 500 })],
    ['a thrown string', 'secret'],
    ['undefined', undefined],
  ])('replaces the message of %s by a general one', (_what, error) => {
    expect(translateError(error)).toEqual({
      status: 500,
      body: { detail: 'Something went wrong on the server.', code: 'internal' },
      shouldLog: true,
    });
  });
});

describe('the error handler', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp({ database: unusedDatabase });
    app.get('/v1/boom', () => {
      throw new Error('secret');
    });
    app.get('/v1/busy', () => {
      throw new RequestError('unavailable', 'Too many requests wait.');
    });
    app.post('/v1/number', { schema: { body: z.object({ number: z.number() }) } }, () => 'ok');
  });
  afterAll(() => app.close());

  test.each([
    ['GET', '/v1/boom', undefined, undefined, 500, 'internal'],
    ['GET', '/v1/nothing', undefined, undefined, 404, 'not_found'],
    ['POST', '/v1/stated-marches/', undefined, undefined, 404, 'not_found'],
    ['GET', '/v1/%E0%A4%A', undefined, undefined, 400, 'invalid_request'],
    ['POST', '/v1/number', '{"number": ', 'application/json', 400, 'invalid_request'],
    ['POST', '/v1/number', '{"number": "x"}', 'application/json', 422, 'invalid_request'],
    ['POST', '/v1/number', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['POST', '/v1/number', `"${'x'.repeat(2 ** 20)}"`, 'application/json', 413, 'payload_too_large'],
  ] as const)(
    'responds to %s %s with the error body of the contract',
    async (method, url, body, type, status, code) => {
      const response = await app.inject({
        method,
        url,
        ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
      });

      expect(response.statusCode).toBe(status);
      expect(errorBodySchema.strict().parse(response.json()).code).toBe(code);
      expect(response.body).not.toContain('secret');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).toMatchObject(app.securityHeaders);
    },
  );

  test('adds Retry-After to a response with status 503', async () => {
    const response = await app.inject('/v1/busy');

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe(String(defaultRetryAfterSeconds));
  });
});

test.each([
  ['without a token', {}, 'Bearer'],
  ['with a malformed token', { authorization: 'Bearer abc' }, 'Bearer error="invalid_token"'],
])('a call %s has status 401 and a challenge for a bearer token', async (_which, headers, challenge) => {
  const app = await testApp({ database: unusedDatabase });
  onTestFinished(() => app.close());
  const response = await app.inject({ url: '/v1/users/me', headers });
  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, challenge]);
});
