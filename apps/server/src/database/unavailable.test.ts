import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable, isUnavailable } from './unavailable.ts';

function errorWithCode(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}

const several = new AggregateError([new Error('unknown'), errorWithCode('ECONNREFUSED')]);

describe('a database is unavailable', () => {
  test.each([
    ['08006', 'the connection failed'],
    ['53300', 'there are too many connections'],
    ['55P03', 'a lock took too long'],
    ['57014', 'a statement took too long'],
    ['57P01', 'it shuts down'],
    ['57P02', 'it crashed'],
    ['57P03', 'it is starting up'],
    ['ECONNREFUSED', 'it does not listen'],
    ['ECONNRESET', 'it closed the connection'],
    ['EAI_AGAIN', 'its host cannot be looked up'],
    ['ENOENT', 'its Unix socket is missing'],
  ])('with the code %s: %s', (code) => {
    expect(isUnavailable(errorWithCode(code))).toBe(true);
  });

  test.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'PGlite is closed',
    'PGlite is closing',
  ])('with the message of a driver: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });

  test('when one address of its host is', () => {
    expect(isUnavailable(several)).toBe(true);
  });

  test('when the cause of an error is a connection error', () => {
    expect(isUnavailable(new Error('failed', { cause: errorWithCode('57P01') }))).toBe(true);
  });
});

test.each([
  ['a wrong password', errorWithCode('28P01')],
  ['a missing database', errorWithCode('3D000')],
  ['a pooler that rejects a parameter', errorWithCode('08P01')],
  ['a violated constraint', errorWithCode('23505')],
  ['an error without a code', new Error('failed')],
  ['no error', undefined],
])('%s does not make a database unavailable', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('a broken connection makes a database unavailable only when a query reports it', () => {
  const broken = errorWithCode('ECONNRESET');

  expect(isDatabaseUnavailable(broken)).toBe(false);
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], broken))).toBe(true);
});
