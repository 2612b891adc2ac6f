import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { openEmbeddedDatabase } from '../../database/embedded.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { readSettings } from '../../settings.ts';
import { createDatabase } from './postgresql-server.ts';

/** The supported kinds of database. */
export const databaseKinds = ['embedded', 'postgresql'] as const;

/** Opens a migrated database without records; the caller closes it. */
export async function openTestDatabase(kind: (typeof databaseKinds)[number]): Promise<DatabaseConnection> {
  if (kind === 'embedded') return await openCopy(inject('emptyDatabase'));
  const database = await openPostgresqlDatabase(await createDatabase(inject('postgresqlOrigin')), (error) => {
    throw error;
  });
  await database.migrate(readSettings({}).migrationsDir);
  return database;
}

/** Opens an embedded database with the expedition loaded. */
export async function openLoadedDatabase(): Promise<DatabaseConnection> {
  return await openCopy(inject('loadedDatabase'));
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
