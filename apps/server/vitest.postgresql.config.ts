import { defineConfig, mergeConfig } from 'vitest/config';
import server from './vitest.config.ts';

/*
 * All tests of the server on PostgreSQL: `npm run test:postgresql`. Tests with a database of either kind run on PostgreSQL only, and those
 * that need any database, which is the embedded one in `npm test`, as well.
 */

// For the global set-up and the processes of the tests.
process.env['TEST_DATABASE'] = 'postgresql';

/** What is left out: its subject is the embedded database or the data folder, or it has a server process for each kind of database already. */
export const leftOut: Readonly<Record<string, string>> = {
  'src/database/embedded*.test.ts': 'the embedded database itself: its files, locks, failures and space',
  'src/start/**/*.test.ts':
    'the start of a process on a data folder; those on PostgreSQL run with both suites and need no other database',
  'src/cli/**/*.test.ts': 'commands in processes, which already run for each kind of database',
  'src/plugins/full-disk.test.ts': 'a full disk under the embedded database; PostgreSQL reports its own',
  'src/**/*kill.test.ts': 'processes that are killed on an embedded database in their data folder',
  'src/fuzz.test.ts': 'requests that never reach the database, to a process',
  'src/openapi-fuzz.test.ts': 'the same requests as in `npm test`, which take minutes',
};

export default mergeConfig(
  server,
  defineConfig({
    test: {
      name: 'server-postgresql',
      exclude: Object.keys(leftOut),
    },
  }),
);
