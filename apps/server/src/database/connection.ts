import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What repositories query: the same for the embedded database, for PostgreSQL, and within a transaction of either. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseConnection {
  readonly kind: 'embedded' | 'postgresql';
  /** For requests: a query that takes too long fails. */
  readonly orm: Orm;
  /** Brings the tables up to the newest migration in the folder; call it within `withLock`. */
  migrate(migrationsDirectory: string): Promise<void>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /**
   * Runs `work` while no other process on the same database runs its own. It gets an `orm` whose queries may take long
   * enough to load the content.
   */
  withLock<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
