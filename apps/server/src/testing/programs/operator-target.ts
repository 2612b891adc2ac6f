import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { openEmbeddedDatabase } from '../../database/embedded.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { readSettings } from '../../settings.ts';
import type { databaseKinds } from '../databases/databases.ts';
import { createDatabase } from '../databases/postgresql-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A data folder and a migrated database without records, for programs that run in processes of their own. */
export interface OperatorTarget {
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs work on the database, which no program has open if it is embedded. */
  readonly withDatabase: <Result>(work: (database: DatabaseConnection) => Promise<Result>) => Promise<Result>;
}

/** Creates a target that is removed after the test. */
export async function createOperatorTarget(kind: (typeof databaseKinds)[number]): Promise<OperatorTarget> {
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const folder = path.join(dataDir, 'database');
  if (kind === 'embedded') {
    cpSync(inject('emptyDatabase'), folder, { recursive: true });
    return createTarget({ DATA_DIR: dataDir }, () => openEmbeddedDatabase(folder));
  }
  const url = await createDatabase(inject('postgresqlOrigin'));
  const open = () =>
    openPostgresqlDatabase(url, (error) => {
      throw error;
    });
  const target = createTarget({ DATA_DIR: dataDir, DATABASE_URL: url }, open);
  await target.withDatabase((database) => database.migrate(readSettings({}).migrationsDir));
  return target;
}

function createTarget(
  environment: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  open: () => Promise<DatabaseConnection>,
): OperatorTarget {
  return {
    dataDir: environment.DATA_DIR,
    environment,
    async withDatabase(work) {
      const database = await open();
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}
