import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseConnection } from '../../database/connection.ts';
import * as schema from '../../database/schema.ts';

/** A database for tests without queries: every query fails. */
export const unusedDatabase: DatabaseConnection = {
  kind: 'postgresql',
  orm: drizzle.mock({ schema }),
  migrate: rejectQuery,
  check: rejectQuery,
  readMigrationLevel: () => Promise.resolve(0),
  withLock: rejectQuery,
  withFreeLock: rejectQuery,
  announce: rejectQuery,
  onAnnounced: () => Promise.resolve(),
  announcementStatus: () => ({ mode: 'alone', delay: null, resyncs: 0 }),
  onJobsAdded: () => undefined,
  poolStatus: () => undefined,
  observeQueries: () => undefined,
  close: () => Promise.resolve(),
};

function rejectQuery(): Promise<never> {
  return Promise.reject(new Error('this test has no database'));
}
