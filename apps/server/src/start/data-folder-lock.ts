import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isListening, listenLocally, localSocketPath } from './local-socket.ts';
import { processIdentity } from './process-identity.ts';
import { StartError } from '../lib/start-error.ts';

/** What the lock file says about the process that holds the folder. */
const holderSchema = z.object({
  pid: z.int().positive(),
  /** Where the holder listens for commands of the same machine. */
  socket: z.string(),
  identity: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  /** Gives the folder free. It does not wait, so that a process that is ending can still do it. */
  release(): void;
}

/** How often a lock that others give up or take over meanwhile is tried, and how long between, in milliseconds. */
const mostAttempts = 50;
const pauseBetweenAttempts = 20;
/** A take-over lasts a moment; one that is older was broken off, in milliseconds. */
const oldestTakeOver = 10_000;

/**
 * Takes the data folder for this process: two processes on one embedded database lose data without a sign. A lock whose
 * process is gone is taken over.
 * @throws {StartError} `data_in_use`, naming the folder and the process that holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const lockFile = path.join(folder, 'lock');
  const socket = localSocketPath(folder);
  const server = await listenLocally(socket);
  const ownFile = `${lockFile}-${path.basename(socket, '.sock')}`;
  const self: Holder = { pid: process.pid, socket, identity: processIdentity(process.pid) };
  const release = (): void => {
    server.close();
    rmSync(socket, { force: true });
  };
  try {
    // Written whole before it gets the name that counts: nobody ever reads half of it.
    writeFileSync(ownFile, `${JSON.stringify(self)}\n`);
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
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (tryLink(ownFile, lockFile)) return;
    const holder = readHolder(lockFile);
    if (holder && (await isAlive(holder))) throw inUse(folder, holder.pid);
    await takeOver(lockFile);
    await wait(pauseBetweenAttempts);
  }
  throw inUse(folder, readHolder(lockFile)?.pid);
}

/** Gives the lock file its name; the file system lets one process succeed. */
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
 * Removes a lock whose process is gone. Only one process at a time may, and it looks again first: the lock may belong to
 * a new process by now.
 */
async function takeOver(lockFile: string): Promise<void> {
  const guard = `${lockFile}-take-over`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (ageOf(guard) > oldestTakeOver) removeGuard(guard);
    return;
  }
  try {
    const holder = readHolder(lockFile);
    if (holder && (await isAlive(holder))) return;
    if (holder) rmSync(holder.socket, { force: true });
    rmSync(lockFile, { force: true });
  } finally {
    removeGuard(guard);
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (await isListening(holder.socket)) return true;
  // Its socket may have been swept away while it runs.
  return holder.identity !== null && processIdentity(holder.pid) === holder.identity;
}

/** Null when there is no lock, or none that a process of this product wrote whole. */
function readHolder(lockFile: string): Holder | null {
  try {
    const result = holderSchema.safeParse(JSON.parse(readFileSync(lockFile, 'utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function ageOf(target: string): number {
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

function inUse(folder: string, pid: number | undefined): StartError {
  const holder = pid === undefined ? 'another process' : `process ${pid}`;
  return new StartError(
    'data_in_use',
    `The data folder ${folder} is in use by ${holder}. Stop that one first, or choose another folder with DATA_DIR.`,
  );
}
