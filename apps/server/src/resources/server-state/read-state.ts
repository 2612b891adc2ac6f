import { statfs } from 'node:fs/promises';
import type { ServerState } from '@cae-map/contract/entities/operation/server-state';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection } from '../../database/connection.ts';
import { queryRows } from '../../database/query-rows.ts';
import { withDeadline } from '../../lib/deadline.ts';
import type { Measurements } from '../../plugins/measurements.ts';
import type { Settings } from '../../settings.ts';

/** How long the state waits for the database and for the disk, in milliseconds. */
const timeout = 2_000;

interface StateParts {
  readonly database: Pick<DatabaseConnection, 'kind' | 'orm' | 'check'>;
  readonly measurements: Measurements;
  readonly settings: Pick<Settings, 'dataDir' | 'telemetry' | 'version'>;
}

/** Reads the state of the process; what does not respond within two seconds is null. */
export async function readServerState({
  database,
  measurements,
  settings,
}: StateParts): Promise<ServerState> {
  const [responseTime, databaseBytes, disk] = await Promise.all([
    orNull(measureDatabase(database)),
    orNull(readDatabaseBytes(database)),
    orNull(readDisk(settings.dataDir)),
  ]);
  return {
    version: settings.version,
    node_version: process.version,
    started_at: measurements.startedAt.toISOString(),
    memory_bytes: process.memoryUsage.rss(),
    database: { kind: database.kind, response_milliseconds: responseTime, bytes: databaseBytes },
    disk: disk ?? { free_bytes: null, total_bytes: null },
    caches: measurements.caches(),
    calls: measurements.calls(),
    error_reports: settings.telemetry.errorProject !== null,
    usage_counts: settings.telemetry.countsUsage,
  };
}

async function orNull<Result>(reading: Promise<Result>): Promise<Result | null> {
  return await withDeadline(reading, timeout).catch(() => null);
}

async function measureDatabase(database: Pick<DatabaseConnection, 'check'>): Promise<number> {
  const start = performance.now();
  await database.check();
  return Math.round(10 * (performance.now() - start)) / 10;
}

async function readDatabaseBytes({ orm }: Pick<DatabaseConnection, 'orm'>): Promise<number> {
  const schema = z.object({ bytes: z.coerce.number() });
  const [row] = await queryRows(orm, sql`select pg_database_size(current_database()) as bytes`, schema);
  return row?.bytes ?? 0;
}

async function readDisk(folder: string): Promise<ServerState['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}
