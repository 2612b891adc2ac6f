import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { loadContent, readSeedData } from '../content/load-content.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createDatabase, startPostgresqlServer } from './databases/postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a migrated embedded database without records; tests use copies. */
    readonly emptyDatabase: string;
    /** The folder of an embedded database with the expedition loaded; tests use copies. */
    readonly loadedDatabase: string;
    /** In a run on PostgreSQL, the name of a database with the expedition loaded; tests use copies. */
    readonly loadedPostgresql: string;
    /** The URL of a PostgreSQL server without the name of a database. */
    readonly postgresqlOrigin: string;
    /** The file of the production bundle. */
    readonly serverBundle: string;
  }
}

/** Creates the databases and the server bundle that the tests share. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-server-tests-'));
  const settings = readSettings({});
  const empty = path.join(folder, 'empty');
  const loaded = path.join(folder, 'loaded');
  const database = await openEmbeddedDatabase(empty);
  await database.migrate(settings.migrationsDir);
  await database.close();
  cpSync(empty, loaded, { recursive: true });
  const loadedDatabase = await openEmbeddedDatabase(loaded);
  await loadContent(loadedDatabase.orm, await readSeedData(settings.contentDir));
  await loadedDatabase.close();
  const serverDirectory = fileURLToPath(new URL('../..', import.meta.url));
  const build = spawnSync(process.execPath, ['build.mjs', 'build'], {
    cwd: serverDirectory,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(`the server could not be built: ${build.stderr}`);
  const postgresql = await startPostgresqlServer();
  project.provide('emptyDatabase', empty);
  project.provide('loadedDatabase', loaded);
  project.provide('postgresqlOrigin', postgresql.origin);
  if (process.env['TEST_DATABASE'] === 'postgresql')
    project.provide('loadedPostgresql', await loadPostgresql(postgresql.origin, settings));
  project.provide('serverBundle', path.join(serverDirectory, 'build', 'server.js'));
  return async () => {
    await postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Creates a database with the expedition loaded, and returns its name. */
async function loadPostgresql(origin: string, { migrationsDir, contentDir }: Settings): Promise<string> {
  const url = await createDatabase(origin);
  const database = await openPostgresqlDatabase(url, () => undefined);
  await database.migrate(migrationsDir);
  await database.withLock(async (orm) => await loadContent(orm, await readSeedData(contentDir)));
  await database.close();
  return new URL(url).pathname.slice(1);
}
