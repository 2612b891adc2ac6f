import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartError } from '../lib/start-error.ts';
import type { DatabaseConnection } from './connection.ts';
import * as schema from './schema.ts';

/** The number of the advisory lock under which processes on one database migrate and load, one after another. */
const startLock = 1_924_1928;

/** How long a connection may take before the database counts as unreachable, in milliseconds. */
const connectionTimeout = 10_000;

/**
 * Opens the PostgreSQL database at `address`.
 * @throws {StartError} `database_unreachable` when it does not answer; the message leaves the password out.
 */
export async function openPostgresqlDatabase(
  address: string,
  onLostConnection: (error: Error) => void,
): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: connectionTimeout });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onLostConnection);
  const orm = drizzle({ client: pool, schema });
  const check = async (): Promise<void> => {
    await pool.query('select 1');
  };
  try {
    await check();
  } catch (error) {
    await pool.end();
    throw unreachable(address, error);
  }
  return {
    kind: 'postgresql',
    orm,
    migrate: (migrationsFolder) => migrate(orm, { migrationsFolder }),
    check,
    async withLock(work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [startLock]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [startLock]);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function unreachable(address: string, cause: unknown): StartError {
  const { host, pathname } = new URL(address);
  const reason = reasonOf(cause);
  return new StartError(
    'database_unreachable',
    `The database ${pathname.slice(1)} at ${host || 'the local socket'} does not answer: ${reason}. Check DATABASE_URL and that PostgreSQL runs.`,
    { cause },
  );
}

/** Several addresses of one host fail together, in an error that has no message of its own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
}
