import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { DatabaseConnection } from '../database/connection.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { StartError } from '../lib/start-error.ts';
import { sumCounts } from '../resources/log/repository.ts';
import { readSettings, type Settings } from '../settings.ts';
import { lockDataFolder } from '../start/data-folder-lock.ts';
import { requestCounts, type ReceivedTotals } from '../start/operator-socket.ts';
import { formatTotals } from './format-totals.ts';

/*
 * `npm run log -- counts [--since YYYY-MM-DD]` prints how often each event was logged. It works while the server runs and
 * while it does not.
 */

const usage = 'Usage: npm run log -- counts [--since YYYY-MM-DD]';
const defaultDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

async function main(programArguments: readonly string[]): Promise<void> {
  const since = readSince(programArguments);
  if (since === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(formatTotals(await readTotals(readSettings(process.env), since), since));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Returns undefined if the arguments are not those of the command. */
function readSince(programArguments: readonly string[]): string | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...programArguments],
      allowPositionals: true,
      options: { since: { type: 'string' } },
    });
    if (positionals.join(' ') !== 'counts') return undefined;
    const fallback = new Date(Date.now() - defaultDays * dayMilliseconds).toISOString().slice(0, 10);
    return z.iso.date().safeParse(values.since ?? fallback).data;
  } catch {
    return undefined;
  }
}

async function readTotals(settings: Settings, since: string): Promise<ReceivedTotals> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) {
    const database = await openPostgresqlDatabase(databaseUrl, () => undefined);
    return await readFrom(database, since);
  }
  return (await requestCounts(dataDir, since)) ?? (await readFolder(settings, since));
}

/** Opens the embedded database that no server has open. */
async function readFolder({ dataDir, migrationsDir }: Settings, since: string): Promise<ReceivedTotals> {
  const folder = path.join(dataDir, 'database');
  if (!existsSync(folder)) throw new StartError('data_folder', `There is no database in ${dataDir} yet.`);
  const lock = await lockDataFolder(dataDir);
  try {
    const database = await openEmbeddedDatabase(folder);
    await database.migrate(migrationsDir);
    return await readFrom(database, since);
  } finally {
    lock.release();
  }
}

async function readFrom(database: DatabaseConnection, since: string): Promise<ReceivedTotals> {
  try {
    return await sumCounts(database.orm, since);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2));
