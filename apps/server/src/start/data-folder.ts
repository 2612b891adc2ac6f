import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../lib/start-error.ts';

/** The minimum free space at the start, in bytes: enough for some hours of writes. */
const minFreeBytes = 64 * 1024 * 1024;

/** Only the user of the server may open a folder with this mode: it contains e-mail addresses and hashes of passwords. */
export const privateMode = 0o700;

/**
 * Creates the data folder if it is missing and checks that it can be written.
 * @throws {StartError} `data_folder` when it is not a folder or cannot be written, `disk_full` when the disk is full.
 */
export function prepareDataFolder(
  folder: string,
  readFreeBytes: (folder: string) => number = freeBytes,
): void {
  try {
    createFolder(folder, privateMode);
    if (!statSync(folder).isDirectory()) throw new StartError('data_folder', notFolderMessage(folder));
    checkWritable(path.join(folder, `.write-test-${process.pid}`));
  } catch (error) {
    throw error instanceof StartError ? error : toStartError(folder, error);
  }
  const free = readFreeBytes(folder);
  if (free < minFreeBytes) throw new StartError('disk_full', diskFullMessage(folder, free));
}

/**
 * The folders of the data folder with files that are not published: photographs and originals can contain positions, and keys sign
 * access tokens. That of the embedded database is closed when it is opened.
 */
export const privateFolders = [
  'keys',
  'originals',
  'proposals',
  'media/.incoming',
  'media/.uploads',
] as const;

/**
 * Creates the private folders of an existing data folder, and closes those to other users that exist: another version, a restore or
 * the operator may have created them for everyone.
 */
export function closePrivateFolders(dataFolder: string): void {
  for (const name of privateFolders) {
    const folder = path.join(dataFolder, name);
    createFolder(folder, privateMode);
    closeToOthers(folder);
  }
}

/** Lets only the user of this process open a folder. The folder of another user is not changed. */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, privateMode);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error;
  }
}

/** Replaces Node's recursive `mkdirSync`, which never returns in /proc. @param mode of the folder itself */
function createFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process has created it; the caller checks that it is a folder.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code;
}

/** Converts an error of the file system to a start error; returns other errors unchanged. */
export function toStartError(folder: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const text = String(error);
  // The embedded database reports a full disk in its own messages.
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    text.includes('No space left on device')
  ) {
    return new StartError('disk_full', diskFullMessage(folder, freeBytes(folder)), { cause: error });
  }
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartError('data_folder', notFolderMessage(folder), { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
    const reason = `The data folder ${folder} cannot be written (${code}).`;
    return new StartError(
      'data_folder',
      `${reason} Give this user the right to write there, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return error;
}

function checkWritable(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    writeSync(descriptor, 'the data folder can be written\n');
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(file, { force: true });
  }
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function notFolderMessage(folder: string): string {
  return `The data folder ${folder} is not a folder, or is below a file. Choose another with DATA_DIR.`;
}

function diskFullMessage(folder: string, free: number): string {
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  return `The disk of the data folder ${folder} is full: ${megabytes(free)} MB are free and at least ${megabytes(minFreeBytes)} MB are needed. Make room, or choose a folder on another disk with DATA_DIR.`;
}
