import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createEmbeddedDatabaseError } from './embedded-failure.ts';

const folder = '/srv/data/database';

function createMessageLines(error: unknown, log: readonly string[] = []): string[] {
  return createEmbeddedDatabaseError(folder, error, log).message.split('\n');
}

test('the reason is the last error in the log, with its details and the path of the folder', () => {
  const log = [
    '2026-11-22 22:58:49.100 UTC [42] LOG:  database system was interrupted',
    '2026-11-22 22:58:49.500 UTC [42] FATAL:  "/pglite/data" is not a valid data directory',
    '2026-11-22 22:58:49.500 UTC [42] DETAIL:  File "/pglite/data/PG_VERSION" is missing.',
    '2026-11-22 22:58:49.500 UTC [42] HINT:  You might need to initdb.',
    'Aborted()',
  ];

  expect(createMessageLines(new Error('PGlite failed to initialize properly'), log)[0]).toBe(
    `The database in ${folder} cannot be used: "${folder}" is not a valid data directory: File "${folder}/PG_VERSION" is missing.`,
  );
});

test('the reason does not contain the position in a query', () => {
  const log = ['2026-11-22 22:58:49.100 UTC [42] ERROR:  relation "a" does not exist at character 22'];

  expect(createMessageLines(new Error('query failed'), log)[0]).toMatch(/: relation "a" does not exist\.$/);
});

test('the reason is the output of PostgreSQL before its log was set up when nothing was logged', () => {
  const log = ['postgres: could not access the server configuration file "/pglite/data/postgresql.conf"'];

  expect(createMessageLines(new Error('PGlite failed to initialize properly'), log)[0]).toContain(
    `cannot be used: could not access the server configuration file "${folder}/postgresql.conf".`,
  );
});

test('the reason is the root cause, on one line, when nothing was logged', () => {
  const cause = new Error('relation "books" already exists\nmore');
  const error = new DrizzleQueryError('create table books (\n)', [], cause);

  expect(createMessageLines(error)).toEqual([
    `The database in ${folder} cannot be used: relation "books" already exists.`,
    expect.stringContaining('Restore the folder from a backup'),
  ]);
});

test('a thrown value that is not an error has a general reason', () => {
  expect(createMessageLines({ errno: 54 })[0]).toBe(
    `The database in ${folder} cannot be used: PGlite failed.`,
  );
});

test('a permission error is reported as data_folder', () => {
  const log = [
    '2026-11-22 22:58:49.1 UTC [42] FATAL:  could not open file "global/pg_control": Permission denied',
  ];
  const error = createEmbeddedDatabaseError(folder, new Error('PGlite failed'), log);

  expect(error.code).toBe('data_folder');
  expect(error.message).toMatch(/\nGive this user the right to read and write all files in the folder\.$/);
});
