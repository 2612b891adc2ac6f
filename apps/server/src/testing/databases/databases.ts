import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { openEmbeddedDatabase } from '../../database/embedded.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { readSettings } from '../../settings.ts';
import { createDatabase } from './postgresql-server.ts';

export type DatabaseKind = 'embedded' | 'postgresql';

/** Whether the run uses PostgreSQL for all tests, those that need any database as well (`vitest.postgresql.config.ts`). */
const isPostgresqlRun = process.env['TEST_DATABASE'] === 'postgresql';

/** The supported kinds of database; in a run on PostgreSQL only that one. */
export const databaseKinds: readonly DatabaseKind[] = isPostgresqlRun
  ? ['postgresql']
  : ['embedded', 'postgresql'];

/** Opens a migrated database without records; the caller closes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<DatabaseConnection> {
  if (kind === 'embedded' && !isPostgresqlRun) return await openCopy(inject('emptyDatabase'));
  const database = await openPostgresql();
  await database.migrate(readSettings({}).migrationsDir);
  return database;
}

/** Opens a database with the expedition loaded, which is embedded except in a run on PostgreSQL. */
export async function openLoadedDatabase(): Promise<DatabaseConnection> {
  return isPostgresqlRun
    ? await openPostgresql(inject('loadedPostgresql'))
    : await openCopy(inject('loadedDatabase'));
}

async function openPostgresql(template?: string): Promise<DatabaseConnection> {
  const url = await createDatabase(inject('postgresqlOrigin'), template);
  return await openPostgresqlDatabase(url, (error) => {
    throw error;
  });
}

async function openCopy(original: string): Promise<DatabaseConnection> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-database-'));
  cpSync(original, folder, { recursive: true });
  const database = await openEmbeddedDatabase(folder);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
