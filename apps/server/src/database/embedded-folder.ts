import { accessSync, constants, lstatSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../lib/start-error.ts';

/**
 * Whether a database has to be created at `folder`: when it is missing or empty. An empty folder is removed, so that a
 * complete database can be moved there. PGlite itself replaces the files of any folder without a `PG_VERSION`.
 * @throws {StartError} `data_folder` when something else is there, or a database that this user may not write. It is left
 *   unchanged.
 */
export function isNewDatabaseFolder(folder: string): boolean {
  const status = statSync(folder, { throwIfNoEntry: false });
  if (status === undefined) return true;
  if (!status.isDirectory()) {
    throw new StartError(
      'data_folder',
      `${folder} is not a folder. Move it away: the database belongs there.`,
    );
  }
  if (hasVersionFile(folder)) {
    checkAccess(folder);
    return false;
  }
  if (readdirSync(folder).length === 0) {
    removeEmptyFolder(folder);
    return true;
  }
  throw new StartError(
    'data_folder',
    `The folder ${folder} is not empty, but contains no database: the file PG_VERSION is missing. Nothing was changed.\n` +
      'Restore the folder from a backup, or move it away: then the next start creates a new database.',
  );
}

/** PGlite resolves links in a virtual file system, where the target of a link may not exist. */
function hasVersionFile(folder: string): boolean {
  const status = lstatSync(path.join(folder, 'PG_VERSION'), { throwIfNoEntry: false });
  return status !== undefined && !status.isSymbolicLink();
}

function checkAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      'data_folder',
      `The database folder ${folder} cannot be written. Give this user the right to read and write all files in it.`,
      { cause: error },
    );
  }
}

function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    throw new StartError(
      'data_folder',
      `The empty folder ${folder} cannot be replaced by a new database, for example because a disk is mounted there.\n` +
        `Remove it, and mount the disk at ${parent} or at another folder that DATA_DIR names.`,
      { cause: error },
    );
  }
}
