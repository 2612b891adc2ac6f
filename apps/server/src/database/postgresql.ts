import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '../lib/start-error.ts';
import { createAnnouncements } from './announcements.ts';
import type { DatabaseConnection } from './connection.ts';
import {
  createPool,
  defaultLimits,
  keepAliveOptions,
  createPoolOrm,
  type PostgresqlLimits,
} from './postgresql-pool.ts';
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
): Promise<DatabaseConnection> {
  const pool = createPool(url, limits, onLostConnection);
  const check = async (): Promise<void> => {
    await pool.query('select 1');
  };
  try {
    await check();
  } catch (error) {
    await pool.end();
    throw createOpenError(url, error);
  }
  const announcements = createAnnouncements(url);
  return {
    kind: 'postgresql',
    orm: createPoolOrm(pool, limits),
    check,
    migrate: (migrationsFolder) =>
      withStartConnection(url, limits, (orm) => migrate(orm, { migrationsFolder })),
    withLock: (work) =>
      withStartConnection(url, limits, async (orm) => {
        // Released when the connection is closed.
        await orm.execute(sql`select pg_advisory_lock(${startLockId})`);
        return await work(orm);
      }),
    withFreeLock: (work) =>
      withStartConnection(url, limits, async (orm) => {
        const locked = await orm.execute(sql`select pg_try_advisory_lock(${sharedWorkLockId}) as is_free`);
        // Released when the connection is closed.
        return locked.rows[0]?.['is_free'] === true ? await work() : undefined;
      }),
    announce: (transaction, tags) => announcements.announce(transaction, tags),
    onAnnounced: (listener) => announcements.listen(listener),
    async close() {
      announcements.close();
      await pool.end();
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
