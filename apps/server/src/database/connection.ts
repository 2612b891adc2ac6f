import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { RecordTag } from '@cae-map/contract/record-tags';
import type * as schema from './schema.ts';

/** The query builder of the embedded database, of PostgreSQL, and of a transaction of either. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Called with the kinds of records that another process has changed; with all of them after a lost connection. */
export type AnnouncementListener = (tags: readonly RecordTag[]) => void;

export interface DatabaseConnection {
  readonly kind: 'embedded' | 'postgresql';
  /** For requests: a query that takes too long fails. */
  readonly orm: Orm;
  /** Brings the tables up to the newest migration in the folder; call it within `withLock`. */
  migrate(migrationsDirectory: string): Promise<void>;
  /** Rejects when the database is unavailable. */
  check(): Promise<void>;
  /**
   * Runs `work` under a lock that all processes on the database share. The time limits of its `orm` are long enough to load
   * the content.
   */
  withLock<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` under another lock that all processes on the database share, of work that one process does for all. Resolves with
   * undefined, without `work`, while another process has the lock.
   */
  withFreeLock<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Tells the other processes on the database, when the transaction is committed, which records it has changed. */
  announce(transaction: Orm, tags: readonly RecordTag[]): Promise<void>;
  /** Calls the listener when another process has changed records. */
  onAnnounced(listener: AnnouncementListener): Promise<void>;
  close(): Promise<void>;
}
