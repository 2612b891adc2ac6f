import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as schema from './schema.ts';

/** Time limits of the connections to PostgreSQL, in milliseconds. */
export interface PostgresqlLimits {
  /** For opening a connection, and for waiting until one of the pool is free. */
  readonly connection: number;
  /** For a lock; PostgreSQL cancels the statement. */
  readonly lock: number;
  /** For a statement; PostgreSQL cancels it. Shorter than `query`, so that a slow statement does not run on unattended. */
  readonly statement: number;
  /** For the result of a query, also when PostgreSQL hangs. The connection is closed. */
  readonly query: number;
  /** For a whole transaction; the connection is closed. PostgreSQL ends one that is idle for so long, because its process may be gone. */
  readonly transaction: number;
  /** For a statement during the start, which migrates, loads the content or waits for another process to do so. */
  readonly start: number;
}

/** A request that needs the database fails after at most `connection` and `query` together. */
export const defaultLimits: PostgresqlLimits = {
  connection: 3_000,
  lock: 2_000,
  statement: 4_000,
  query: 5_000,
  transaction: 8_000,
  start: 300_000,
};

const maxConnections = 10;
const idleTimeout = 30_000;

/** Detects a peer that has disappeared without closing its connections. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The pool of connections that requests share. pg-pool itself closes a connection on which a single query failed. */
export function createPool(
  url: string,
  limits: PostgresqlLimits,
  onLostConnection: (error: Error) => void,
): Pool {
  const pool = new Pool({
    connectionString: url,
    ...keepAliveOptions,
    max: maxConnections,
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: limits.connection,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    // Without it the locks of a connection that has died without an error remain until TCP notices, which takes hours.
    idle_in_transaction_session_timeout: limits.transaction,
    query_timeout: limits.query,
  });
  // The pool handles errors of idle connections only: without this listener a connection that breaks within a transaction
  // would crash the process.
  pool.on('connect', (client) => client.on('error', onLostConnection));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The query builder on a pool. Its transactions replace Drizzle's, which leak a connection when `begin` fails and return
 * hanging connections to the pool: https://github.com/drizzle-team/drizzle-orm/issues/6114
 */
export function createPoolOrm(pool: Pool, limits: PostgresqlLimits): NodePgDatabase<typeof schema> {
  const orm = drizzle({ client: pool, schema });
  orm.transaction = async (work, config) => {
    const client = await connectForTransaction(pool);
    // Closing the connection makes the running query fail, and the rollback after it.
    const timer = setTimeout(() => void client.end(), limits.transaction);
    let isCommitted = false;
    try {
      const result = await drizzle({ client, schema }).transaction(work, config);
      isCommitted = true;
      return result;
    } finally {
      clearTimeout(timer);
      // After a failure the connection may still be busy.
      client.release(!isCommitted);
    }
  };
  return orm;
}

async function connectForTransaction(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw error instanceof Error ? new DrizzleQueryError('begin', [], error) : error;
  }
}

/** Closes the connections that no request uses, because they may be dead. Their number is bounded by that of the pool. */
export function discardIdleConnections(pool: Pool): void {
  for (let count = pool.idleCount; count > 0; count -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
}
