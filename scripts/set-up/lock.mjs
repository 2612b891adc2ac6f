// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killGroup } from '../lib/kill-group.mjs';
import { watchRunningCommands } from '../lib/run-command.mjs';
import { processIdentity } from './process-identity.mjs';
import { setUpFolder } from './stamps.mjs';

/**
 * The process that owns the lock, and the commands that it has started. The commands terminate when it is killed; the next
 * set-up terminates any that remain.
 * @typedef {{ process: IdentifiedProcess, commands: readonly IdentifiedProcess[] }} Owner
 * @typedef {{ id: number, identity: string }} IdentifiedProcess
 */

const lockFile = join(setUpFolder, 'lock');

/** How often a waiting process checks the lock, in milliseconds. */
const pollMilliseconds = 200;

/**
 * Acquires the lock that allows one set-up at a time in this checkout, and waits while another process has it. Terminates the
 * remaining commands of a killed set-up first.
 * @param {(processId: number) => void} onWait called once if another process has the lock
 * @returns {Promise<() => void>} releases the lock
 */
export async function acquireSetUpLock(onWait) {
  createSetUpFolder();
  let isWaiting = false;
  while (!createLock()) {
    const owner = readLock(lockFile);
    if (owner !== undefined && isRunning(owner.process)) {
      if (!isWaiting) onWait(owner.process.id);
      isWaiting = true;
      await wait(pollMilliseconds);
    } else {
      clearStaleLock(owner);
    }
  }
  const stopWatching = watchRunningCommands((running) => replaceLock([...running]));
  return () => {
    stopWatching();
    rmSync(lockFile, { force: true });
  };
}

/** Creates the folder, and replaces a file of its name: set-up can generate all of its content again. */
function createSetUpFolder() {
  const status = statSync(setUpFolder, { throwIfNoEntry: false });
  if (status !== undefined && !status.isDirectory()) rmSync(setUpFolder);
  mkdirSync(setUpFolder, { recursive: true });
}

/** @returns {boolean} false when the lock exists */
function createLock() {
  const own = writeOwner([]);
  try {
    // A link is atomic: other processes never read a lock without its content.
    linkSync(own, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {readonly number[]} running process ids of the running commands */
function replaceLock(running) {
  renameSync(writeOwner(running), lockFile);
}

/**
 * @param {readonly number[]} running
 * @returns {string} the path of a temporary file with this process as the owner
 */
function writeOwner(running) {
  const path = `${lockFile}.${process.pid}`;
  /** @type {Owner} */
  const owner = { process: identify(process.pid), commands: running.map(identify) };
  writeFileSync(path, JSON.stringify(owner));
  return path;
}

/**
 * @param {number} id
 * @returns {IdentifiedProcess}
 */
function identify(id) {
  return { id, identity: processIdentity(id) ?? '' };
}

/** @param {IdentifiedProcess} process */
function isRunning({ id, identity }) {
  return identity !== '' && processIdentity(id) === identity;
}

/**
 * @param {string} path
 * @returns {Owner | undefined} undefined when the lock does not exist or is invalid
 */
function readLock(path) {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8'));
    return isIdentified(owner.process) && owner.commands.every(isIdentified) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is IdentifiedProcess}
 */
function isIdentified(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    'identity' in value &&
    typeof value.identity === 'string'
  );
}

/** @param {Owner | undefined} stale the owner of the stale lock, if it was readable */
function clearStaleLock(stale) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    // Another process has cleared it.
    return;
  }
  const moved = readLock(aside);
  if (moved !== undefined && isRunning(moved.process)) {
    // Between reading and renaming, another process has replaced the stale lock by its own: restore that one.
    linkSync(aside, lockFile);
  } else {
    for (const command of stale?.commands ?? []) {
      if (isRunning(command)) killGroup(command.id, 'SIGKILL');
    }
  }
  rmSync(aside, { recursive: true, force: true });
}
