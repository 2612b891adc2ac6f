import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseConnection } from '../database/connection.ts';
import * as schema from '../database/schema.ts';

/** Stands where a test never reaches a database; whatever asks it fails. */
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
