import {
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

/** The least free space with which the server starts, in bytes: some hours of writing before it is in need. */
const leastFreeBytes = 64 * 1024 * 1024;

/**
 * Makes the data folder when it is missing and makes sure that it can be written.
 * @throws {StartError} `data_folder` when it is no folder or cannot be written, `disk_full` when its disk is.
 */
export function prepareDataFolder(folder: string, freeBytesOf: (folder: string) => number = freeBytes): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new StartError('data_folder', notAFolder(folder));
    writeTrial(path.join(folder, `.write-trial-${process.pid}`));
  } catch (error) {
    throw error instanceof StartError ? error : startErrorOf(folder, error);
  }
  const free = freeBytesOf(folder);
  if (free < leastFreeBytes) throw new StartError('disk_full', diskFull(folder, free));
}

/** Node's own recursive way never returns where the system says that the parent is missing although it is there: in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster; whether it made a folder is seen next.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code;
}

/** What a failure of the file system means for whoever starts the server; other failures are given back as they are. */
export function startErrorOf(folder: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const text = String(error);
  // The embedded database tells the same in words of its own.
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    text.includes('No space left on device')
  ) {
    return new StartError('disk_full', diskFull(folder, freeBytes(folder)), { cause: error });
  }
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartError('data_folder', notAFolder(folder), { cause: error });
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

function writeTrial(file: string): void {
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

function notAFolder(folder: string): string {
  return `The data folder ${folder} is not a folder, or stands below a file. Choose another with DATA_DIR.`;
}

function diskFull(folder: string, free: number): string {
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  return `The disk of the data folder ${folder} is full: ${megabytes(free)} MB are free and at least ${megabytes(leastFreeBytes)} MB are needed. Make room, or choose a folder on another disk with DATA_DIR.`;
}
