import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseConnection } from '../database/connection.ts';
import * as schema from '../database/schema.ts';

/** A database for tests that must not query one: every query fails. */
export const unusedDatabase: DatabaseConnection = {
  kind: 'postgresql',
  orm: drizzle.mock({ schema }),
  migrate: refuse,
  check: refuse,
  withLock: refuse,
  close: () => Promise.resolve(),
};

function refuse(): Promise<never> {
  return Promise.reject(new Error('this test has no database'));
}
