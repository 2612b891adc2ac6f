import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '../lib/start-error.ts';
import type { AnnouncementTimes } from './announcements/announcement-times.ts';
import { createAnnouncements } from './announcements/announcements.ts';
import type { DatabaseConnection } from './connection.ts';
import {
  createPool,
  defaultLimits,
  keepAliveOptions,
  createPoolOrm,
  discardIdleConnections,
  type PostgresqlLimits,
} from './postgresql-pool.ts';
import { createObservedQueries } from './observed-queries.ts';
import { readMigrationLevel } from './migration-level.ts';
import * as schema from './schema.ts';
import { isDatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** The id of the advisory lock that serialises migrations and content loading of processes on one database. */
const startLockId = 1_924_1928;

/** The id of the advisory lock of work that one process does for all. */
const sharedWorkLockId = 1_924_1929;

/**
 * Opens the PostgreSQL database at `url`. `onLostConnection` is called for every connection that breaks; the next
 * query opens a new one.
 * @throws {StartError} `database_unreachable` when it is unavailable, also from `migrate` and `withLock`; `database_failed`
 * when it rejects the user or does not exist. No message contains the password.
 */
export async function openPostgresqlDatabase(
  url: string,
  onLostConnection: (error: Error) => void,
  limits: PostgresqlLimits = defaultLimits,
  times?: AnnouncementTimes,
): Promise<DatabaseConnection> {
  const pool = createPool(url, limits, onLostConnection);
  const queries = createObservedQueries();
  // Transactions and single queries use the same connections.
  pool.on('connect', (client) => void (client.query = queries.wrap(client.query.bind(client))));
  const check = async (): Promise<void> => {
    await pool.query('select 1');
  };
  try {
    await check();
  } catch (error) {
    await pool.end();
    throw createOpenError(url, error);
  }
  const orm = createPoolOrm(pool, limits);
  const announcements = createAnnouncements({
    url,
    orm,
    onSilence: () => discardIdleConnections(pool),
    ...(times === undefined ? {} : { times }),
  });
  return {
    kind: 'postgresql',
    orm,
    check,
    readMigrationLevel: () => readMigrationLevel(orm),
    migrate: (migrationsFolder) =>
      withStartConnection(url, limits, (start) => migrate(start, { migrationsFolder })),
    // The lock is that of a transaction, because a pooler of transactions would give the connection of a session's lock to others.
    withLock: (work) =>
      withStartTransaction(url, limits, async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${startLockId})`);
        return await withStartConnection(url, limits, work);
      }),
    withFreeLock: (work) =>
      withStartTransaction(url, limits, async (transaction) => {
        const locked = await transaction.execute(
          sql`select pg_try_advisory_xact_lock(${sharedWorkLockId}) as is_free`,
        );
        return locked.rows[0]?.['is_free'] === true ? await work() : undefined;
      }),
    announce: (transaction, tags) => announcements.announce(transaction, tags),
    onAnnounced: (listener, onMode) => announcements.listen(listener, onMode),
    announcementStatus: () => announcements.status(),
    onJobsAdded: (listener) => announcements.onJobsAdded(listener),
    poolStatus: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    observeQueries: queries.add,
    async close() {
      announcements.close();
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

/** Runs `work` on a separate connection with longer time limits than those of requests. */
async function withStartConnection<Result>(
  url: string,
  limits: PostgresqlLimits,
  work: (orm: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    ...keepAliveOptions,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.start,
  });
  // The failing query rejects too; without a listener the event would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw createOpenError(url, error);
    });
    return await work(drizzle({ client, schema }));
  } catch (error) {
    throw isDatabaseUnavailable(error) ? createUnreachableError(url, error) : error;
  } finally {
    // Not awaited, because a PostgreSQL that hangs never confirms it.
    void client.end();
  }
}

/** Runs `work` while a transaction is open on a connection that does nothing else, whose locks end with it or with the process. */
async function withStartTransaction<Result>(
  url: string,
  limits: PostgresqlLimits,
  work: (transaction: Pick<NodePgDatabase<typeof schema>, 'execute'>) => Promise<Result>,
): Promise<Result> {
  return await withStartConnection(url, limits, async (orm) => {
    await orm.execute(sql`begin`);
    // Rolled back when the connection is closed.
    return await work(orm);
  });
}

function createUnreachableError(url: string, cause: unknown): StartError {
  return new StartError(
    'database_unreachable',
    `The database ${describeDatabase(url)} does not answer: ${describeCause(cause)}. Check DATABASE_URL and that PostgreSQL runs.`,
    { cause },
  );
}

function createOpenError(url: string, cause: unknown): StartError {
  if (isUnavailable(cause)) return createUnreachableError(url, cause);
  return new StartError(
    'database_failed',
    `The database ${describeDatabase(url)} cannot be opened: ${describeCause(cause)}. Check DATABASE_URL.`,
    { cause },
  );
}

function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host || 'the local socket'}`;
}

/** Returns the message of the driver; a host with several addresses fails with one error for each. */
function describeCause(cause: unknown): string {
  if (cause instanceof DrizzleQueryError) return describeCause(cause.cause);
  if (cause instanceof AggregateError) return cause.errors.map(describeCause).join('; ');
  if (!(cause instanceof Error)) return String(cause);
  return cause.message === '' ? cause.name : cause.message;
}
