import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConnection } from '../database/connection.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { StartError } from '../lib/start-error.ts';
import { openFileStores } from '../media/file-stores.ts';
import { sumCounts } from '../resources/log/repository.ts';
import type { CommandOutcome } from '../resources/operator-command.ts';
import type { Settings } from '../settings.ts';
import { lockDataFolder } from '../start/data-folder-lock.ts';
import {
  operatorCommands,
  readOutput,
  type CommandInput,
  type CommandName,
  type CommandOutput,
} from '../start/operator-commands.ts';
import { sendCommand } from '../start/operator-socket.ts';

/**
 * Runs a command on the configured database, while the server runs and while it does not.
 * @throws {Error} with a message for the operator
 */
export async function runCommand<Name extends CommandName>(
  settings: Settings,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandOutput<Name>> {
  const { databaseUrl, dataDir } = settings;
  const run = (database: DatabaseConnection) => runOn(database, settings, name, input);
  const outcome =
    databaseUrl === undefined
      ? // Only one process can open the embedded database.
        ((await sendCommand(dataDir, name, input)) ?? (await runOnFolder(settings, run)))
      : await run(await openPostgresqlDatabase(databaseUrl, () => undefined));
  return readOutput(name, outcome);
}

/** Opens the embedded database that no server has open. */
async function runOnFolder(
  { dataDir, migrationsDir }: Settings,
  run: (database: DatabaseConnection) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const folder = path.join(dataDir, 'database');
  if (!existsSync(folder)) throw new StartError('data_folder', `There is no database in ${dataDir} yet.`);
  const lock = await lockDataFolder(dataDir);
  try {
    const database = await openEmbeddedDatabase(folder);
    await database.migrate(migrationsDir);
    return await run(database);
  } finally {
    lock.release();
  }
}

async function runOn<Name extends CommandName>(
  database: DatabaseConnection,
  settings: Settings,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandOutcome> {
  try {
    const context = {
      database,
      settings,
      files: openFileStores(settings),
      // Processes that run on the database are told by it.
      lists: { invalidate: () => undefined },
      sumLogCounts: (since: string) => sumCounts(database.orm, since),
    };
    return await operatorCommands[name].execute(context, input);
  } catch (error) {
    throw isWithoutTables(error)
      ? new StartError('database_failed', 'The database has no tables yet: start the server once.')
      : error;
  } finally {
    await database.close();
  }
}

/** PostgreSQL's error for a table that does not exist. */
function isWithoutTables(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && Reflect.get(cause, 'code') === '42P01';
}
