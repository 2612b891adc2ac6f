import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { RecordTag } from '@cae-map/contract/record-tags';
import type * as schema from './schema.ts';

/** The query builder of the embedded database, of PostgreSQL, and of a transaction of either. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Called with the kinds of records that another process has changed; with all of them after a lost connection. */
export type AnnouncementListener = (tags: readonly RecordTag[]) => void;

/** How a process learns what others have changed. */
export interface AnnouncementStatus {
  /**
   * `alone` with an embedded database, which no other process uses; `lost` while the connection is opened again; `polling` when
   * notifications do not arrive, as behind a pooler of transactions.
   */
  readonly mode: 'alone' | 'starting' | 'listening' | 'lost' | 'polling';
  /** From sending the last token on the connection that listens to its arrival, in milliseconds. */
  readonly delay: number | null;
  /** How often everything was invalidated because announcements may have been missed. */
  readonly resyncs: number;
}

/** Connections to PostgreSQL that requests share. */
export interface PoolStatus {
  readonly open: number;
  readonly idle: number;
  /** The queries that wait for a connection. */
  readonly waiting: number;
}

/** Called after each query with its text, which has no values, and its duration in milliseconds. */
export type QueryObserver = (text: string, duration: number) => void;

export interface DatabaseConnection {
  readonly kind: 'embedded' | 'postgresql';
  /** For requests: a query that takes too long fails. */
  readonly orm: Orm;
  /** Brings the tables up to the newest migration in the folder; call it within `withLock`. */
  migrate(migrationsDirectory: string): Promise<void>;
  /** Rejects when the database is unavailable. */
  check(): Promise<void>;
  /** The time of the newest migration of the database in milliseconds; 0 without tables. */
  readMigrationLevel(): Promise<number>;
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
  /** Calls the listener when another process has changed records, and `onMode` when the way of learning it changes. */
  onAnnounced(
    listener: AnnouncementListener,
    onMode?: (mode: AnnouncementStatus['mode'], reason?: string) => void,
  ): Promise<void>;
  announcementStatus(): AnnouncementStatus;
  /** Calls the listener when jobs have been added; another process that cannot listen finds them by reading the queue. */
  onJobsAdded(listener: () => void): void;
  /** Undefined for the embedded database. */
  poolStatus(): PoolStatus | undefined;
  /** Calls the observer after every query of `orm`. */
  observeQueries(observer: QueryObserver): void;
  close(): Promise<void>;
}
