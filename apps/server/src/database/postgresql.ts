import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '../lib/start-error.ts';
import type { DatabaseConnection } from './connection.ts';
import {
  createPool,
  defaultLimits,
  keepAliveOptions,
  ormOnPool,
  type PostgresqlLimits,
} from './postgresql-pool.ts';
import * as schema from './schema.ts';
import { isDatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** The number of the advisory lock under which processes on one database migrate and load, one after another. */
const startLock = 1_924_1928;

/**
 * Opens the PostgreSQL database at `address`. `onLostConnection` is called for every connection that breaks; the next
 * query opens a new one.
 * @throws {StartError} `database_unreachable` when it does not answer for now, here as in `migrate` and `withLock`;
 * `database_failed` when it refuses the user or does not exist. No message contains the password.
 */
export async function openPostgresqlDatabase(
  address: string,
  onLostConnection: (error: Error) => void,
  limits: PostgresqlLimits = defaultLimits,
): Promise<DatabaseConnection> {
  const pool = createPool(address, limits, onLostConnection);
  const check = async (): Promise<void> => {
    await pool.query('select 1');
  };
  try {
    await check();
  } catch (error) {
    await pool.end();
    throw openingError(address, error);
  }
  return {
    kind: 'postgresql',
    orm: ormOnPool(pool, limits),
    check,
    migrate: (migrationsFolder) =>
      withStartConnection(address, limits, (orm) => migrate(orm, { migrationsFolder })),
    withLock: (work) =>
      withStartConnection(address, limits, async (orm) => {
        // Released when the connection is closed.
        await orm.execute(sql`select pg_advisory_lock(${startLock})`);
        return await work(orm);
      }),
    close: () => pool.end(),
  };
}

/** Runs `work` on a connection of its own, which may take longer than those that requests share. */
async function withStartConnection<Result>(
  address: string,
  limits: PostgresqlLimits,
  work: (orm: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: address,
    ...keepAliveOptions,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.start,
  });
  // The failing query rejects as well; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw openingError(address, error);
    });
    return await work(drizzle({ client, schema }));
  } catch (error) {
    throw isDatabaseUnavailable(error) ? unreachable(address, error) : error;
  } finally {
    // Not awaited: a PostgreSQL that hangs never confirms the end of a connection.
    void client.end();
  }
}

function unreachable(address: string, cause: unknown): StartError {
  return new StartError(
    'database_unreachable',
    `The database ${nameOf(address)} does not answer: ${reasonOf(cause)}. Check DATABASE_URL and that PostgreSQL runs.`,
    { cause },
  );
}

function openingError(address: string, cause: unknown): StartError {
  if (isUnavailable(cause)) return unreachable(address, cause);
  return new StartError(
    'database_failed',
    `The database ${nameOf(address)} cannot be opened: ${reasonOf(cause)}. Check DATABASE_URL.`,
    { cause },
  );
}

function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${pathname.slice(1)} at ${host || 'the local socket'}`;
}

/** The message of the driver; a host with several addresses fails with one error for each. */
function reasonOf(cause: unknown): string {
  if (cause instanceof DrizzleQueryError) return reasonOf(cause.cause);
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  if (!(cause instanceof Error)) return String(cause);
  return cause.message === '' ? cause.name : cause.message;
}
