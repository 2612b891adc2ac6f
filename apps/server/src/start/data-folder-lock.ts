import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isListening, listenLocally, localSocketPath } from './local-socket.ts';
import { processIdentity } from './process-identity.ts';
import { StartError } from '../lib/start-error.ts';

/** The content of the lock file: the process that has locked the folder. */
const holderSchema = z.object({
  pid: z.int().positive(),
  /** The local socket on which the holder listens. */
  socket: z.string(),
  identity: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  /** Releases the folder; synchronous, so that it can run while the process exits. */
  release(): void;
}

/** How often the lock is attempted while other processes release or remove it, and the delay in milliseconds. */
const maxAttempts = 50;
const retryDelay = 20;
/** In milliseconds; an older guard was left by a process that was killed. */
const maxGuardAge = 10_000;

/**
 * Locks the data folder for this process, because two processes on one embedded database lose data silently. The lock of
 * a process that no longer runs is removed.
 * @throws {StartError} `data_in_use`, with the folder and the id of the process that has locked it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const lockFile = path.join(folder, 'lock');
  const socket = localSocketPath(folder);
  const server = await listenLocally(socket);
  const ownFile = `${lockFile}-${path.basename(socket, '.sock')}`;
  const holder: Holder = { pid: process.pid, socket, identity: processIdentity(process.pid) };
  const release = (): void => {
    server.close();
    rmSync(socket, { force: true });
  };
  try {
    // Written completely before it is linked to its final name, so that no process reads a partial file.
    writeFileSync(ownFile, `${JSON.stringify(holder)}\n`);
    await acquire(folder, lockFile, ownFile);
  } catch (error) {
    release();
    throw error;
  } finally {
    rmSync(ownFile, { force: true });
  }
  const releaseAll = (): void => {
    process.off('exit', releaseAll);
    if (readHolder(lockFile)?.socket === socket) rmSync(lockFile, { force: true });
    release();
  };
  process.on('exit', releaseAll);
  return { release: releaseAll };
}

async function acquire(folder: string, lockFile: string, ownFile: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (tryLink(ownFile, lockFile)) return;
    const holder = readHolder(lockFile);
    if (holder && (await isRunning(holder))) throw createInUseError(folder, holder.pid);
    await removeStaleLock(lockFile);
    await wait(retryDelay);
  }
  throw createInUseError(folder, readHolder(lockFile)?.pid);
}

/** Links the lock file to its final name, which succeeds in one process only. */
function tryLink(ownFile: string, lockFile: string): boolean {
  try {
    linkSync(ownFile, lockFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a process that no longer runs. Only one process at a time may do this, and it reads the lock again,
 * because it may belong to a new process by now.
 */
async function removeStaleLock(lockFile: string): Promise<void> {
  const guard = `${lockFile}-removal`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (fileAge(guard) > maxGuardAge) removeGuard(guard);
    return;
  }
  try {
    const holder = readHolder(lockFile);
    if (holder && (await isRunning(holder))) return;
    if (holder) rmSync(holder.socket, { force: true });
    rmSync(lockFile, { force: true });
  } finally {
    removeGuard(guard);
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  if (await isListening(holder.socket)) return true;
  // Its socket may have been deleted while it runs.
  return holder.identity !== null && processIdentity(holder.pid) === holder.identity;
}

/** Returns null when there is no lock file or it is invalid. */
function readHolder(lockFile: string): Holder | null {
  try {
    const result = holderSchema.safeParse(JSON.parse(readFileSync(lockFile, 'utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function fileAge(target: string): number {
  try {
    return Date.now() - statSync(target).mtimeMs;
  } catch {
    return 0;
  }
}

function removeGuard(guard: string): void {
  try {
    rmdirSync(guard);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code;
}

function createInUseError(folder: string, pid: number | undefined): StartError {
  const holder = pid === undefined ? 'another process' : `process ${pid}`;
  return new StartError(
    'data_in_use',
    `The data folder ${folder} is in use by ${holder}. Stop that one first, or choose another folder with DATA_DIR.`,
  );
}
