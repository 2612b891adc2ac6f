import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeError, redactText, redactValue } from './redact.ts';

const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('redactText', () => {
  test.each([
    ['/auth/callback?code=s3cret&state=s3cret#x', '/auth/callback?code=[redacted]&state=[redacted]#x'],
    ['/reset?lang=en&token=s3cret', '/reset?lang=en&token=[redacted]'],
    ['https://host/tiles?key=s3cret&z=5', 'https://host/tiles?key=[redacted]&z=5'],
    ['/login?redirect=%2Fa%3Ftoken%3Ds3cret%26z%3D5', '/login?redirect=%2Fa%3Ftoken%3D[redacted]%26z%3D5'],
    ['username=a&password=s3cret', 'username=a&password=[redacted]'],
    ['/a?access_token=s3cret', '/a?access_token=[redacted]'],
    ['/a?%74oken=s3cret&z=5', '/a?%74oken=[redacted]&z=5'],
    ['/a?refresh%5fT%4Fken=s3cret', '/a?refresh%5fT%4Fken=[redacted]'],
    ['Authorization: Bearer s3cret.s3cret', 'Authorization: Bearer [redacted]'],
    [`the token ${token} has expired`, 'the token [redacted] has expired'],
    [
      'https://s3/a.jpg?X-Amz-Expires=60&X-Amz-Signature=s3cret',
      'https://s3/a.jpg?X-Amz-Expires=60&X-Amz-Signature=[redacted]',
    ],
    [
      'AWS4-HMAC-SHA256 Credential=s3cret/20261129/eu/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=s3cret',
      'AWS4-HMAC-SHA256 [redacted]',
    ],
    ['postgresql://cae:s3cret@host:5432/cae', 'postgresql://[redacted]@host:5432/cae'],
  ])('replaces the secrets of %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  test.each([
    '/v1/places/?lang=en&d=1925-09-01',
    'the request has no token',
    'exit code 1',
    'https://host:8443/path@1',
  ])('keeps %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

test('redactValue replaces secret fields at any depth, whatever the case and separators of their names', () => {
  const headers = { authorization: 's3cret', Cookie: 's3cret', 'set-cookie': ['s3cret'], host: 'a' };
  const body = { username: 'a', password: 's3cret', new_password: 's3cret', refreshToken: 's3cret' };
  const s3 = { accessKey: 's3cret', secretKey: 's3cret' };

  const copy = redactValue({ request: { headers, bodies: [body], s3 }, code: 'not_found', at: new Date(0) });

  expect(JSON.stringify(copy)).not.toContain('s3cret');
  expect(copy).toMatchObject({
    request: { headers: { host: 'a' }, bodies: [{ username: 'a' }] },
    code: 'not_found',
    at: '1970-01-01T00:00:00.000Z',
  });
});

test('redactValue ends at circular references', () => {
  const circular: Record<string, unknown> = { name: 'a' };
  circular['self'] = circular;

  expect(JSON.stringify(redactValue(circular))).toContain('[nested]');
});

describe('describeError', () => {
  test('leaves out the values of a query and of its cause', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(s3cret@example.org) already exists.',
      params: ['s3cret@example.org'],
    });
    const error = new DrizzleQueryError('insert into "users" values ($1)', ['s3cret@example.org'], cause);

    const described = describeError(error);

    expect(JSON.stringify(described)).not.toContain('s3cret');
    expect(described.message).toBe('Failed query: insert into "users" values ($1)');
    expect(described.stack).toMatch(/redact\.test\.ts/);
    expect(described.cause).toMatchObject({
      code: '23505',
      constraint: 'users_email',
      message: 'duplicate key value violates unique constraint "users_email"',
    });
  });

  test('leaves out the value that PostgreSQL quotes in a data error', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "s3cret"'), {
      code: '22P02',
    });

    expect(describeError(error).message).toBe('invalid input syntax for type integer: [redacted]');
  });

  test('describes the errors of an AggregateError', () => {
    const error = new AggregateError([new Error('fetch of /a?token=s3cret failed')], 'no attempt succeeded');

    expect(describeError(error)).toMatchObject({
      message: 'no attempt succeeded',
      errors: [{ message: 'fetch of /a?token=[redacted] failed' }],
    });
  });
});
