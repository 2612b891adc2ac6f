import { errorBodySchema, errorCodes } from '@cae-map/contract/error-body';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestError, defaultRetryAfterSeconds, statusOfCode } from '../answers/request-error.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/unused-database.ts';
import { translateError } from './errors.ts';

const wrongColumn = Object.assign(new Error('column secret does not exist'), { code: '42703' });

describe('the translator', () => {
  test.each(errorCodes)('a refusal %s keeps its words, its code and its status', (code) => {
    const { status, body, isFault } = translateError(new RequestError(code, 'Why.'));

    expect({ status, body, isFault }).toEqual({
      status: statusOfCode[code],
      body: { detail: 'Why.', code },
      isFault: false,
    });
  });

  test('a database that does not answer is translated to 503 with Retry-After and logged', () => {
    const refused = Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

    expect(translateError(new DrizzleQueryError('select 1', [], refused))).toEqual({
      status: 503,
      body: { detail: 'The database does not answer.', code: 'unavailable' },
      isFault: true,
      retryAfterSeconds: defaultRetryAfterSeconds,
    });
  });

  test.each([
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [429, 'too_many_requests'],
    [400, 'invalid_request'],
    [414, 'invalid_request'],
  ])('what the framework refuses with %i has the code %s', (statusCode, code) => {
    const error = Object.assign(new Error('refused'), { statusCode });

    expect(translateError(error)).toEqual({
      status: statusCode,
      body: { detail: 'refused', code },
      isFault: false,
    });
  });

  test.each(['22003', '22008', '22021', '22P05'])(
    'a value of the request that the database refuses with %s is answered with 422 and without the query',
    (code) => {
      const cause = Object.assign(new Error('invalid byte sequence'), { code });

      expect(translateError(new DrizzleQueryError('select secret', ['\u0000'], cause))).toEqual({
        status: 422,
        body: {
          detail: 'A value of the request is not one that the database can hold.',
          code: 'invalid_request',
        },
        isFault: false,
      });
    },
  );

  test.each([
    ['a query that the database cannot run', new DrizzleQueryError('select secret', [], wrongColumn)],
    ['an unknown error', new Error('password=secret at /srv/data')],
    ['an error of the framework of its own making', Object.assign(new Error('secret'), { statusCode: 500 })],
    ['a text', 'secret'],
    ['nothing', undefined],
  ])('%s is told in general words and is a fault', (_what, error) => {
    expect(translateError(error)).toEqual({
      status: 500,
      body: { detail: 'Something went wrong on the server.', code: 'internal' },
      isFault: true,
    });
  });
});

describe('the application', () => {
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
    ['POST', '/v1/places/', undefined, undefined, 404, 'not_found'],
    ['GET', '/v1/%E0%A4%A', undefined, undefined, 400, 'invalid_request'],
    ['POST', '/v1/number', '{"number": ', 'application/json', 400, 'invalid_request'],
    ['POST', '/v1/number', '{"number": "x"}', 'application/json', 422, 'invalid_request'],
    ['POST', '/v1/number', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['POST', '/v1/number', `"${'x'.repeat(2 ** 20)}"`, 'application/json', 413, 'payload_too_large'],
  ] as const)(
    '%s %s is refused with a body of the contract',
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

  test('a response with status 503 has a Retry-After header', async () => {
    const response = await app.inject('/v1/busy');

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe(String(defaultRetryAfterSeconds));
  });
});
