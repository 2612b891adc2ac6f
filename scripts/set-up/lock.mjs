// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killGroup, watchRunningCommands } from '../lib/run-command.mjs';
import { processIdentity } from './process-identity.mjs';
import { setUpFolder } from './stamps.mjs';

/**
 * Who sets up, and the commands that it has started: if it is killed, they go on without it.
 * @typedef {{ process: Known, commands: readonly Known[] }} Holder
 * @typedef {{ id: number, identity: string }} Known
 */

const lockFile = join(setUpFolder, 'lock');

/** How often one who waits looks again, in milliseconds. */
const waitingStep = 200;

/**
 * Takes the lock that lets one process at a time set up this checkout, waiting for another that holds it. What a
 * killed set-up has left running is ended first.
 * @param {(processId: number) => void} onWait called once when another process holds the lock
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeSetUpLock(onWait) {
  mkdirSync(setUpFolder, { recursive: true });
  let told = false;
  while (!placeLock()) {
    const holder = readHolder();
    if (holder !== undefined && isRunning(holder.process)) {
      if (!told) onWait(holder.process.id);
      told = true;
      await wait(waitingStep);
    } else {
      clearStaleLock(holder);
    }
  }
  const stopWatching = watchRunningCommands((running) => replaceLock([...running]));
  return () => {
    stopWatching();
    rmSync(lockFile, { force: true });
  };
}

/** @returns {boolean} false when the lock is there already */
function placeLock() {
  const own = writeHolder([]);
  try {
    // Unlike opening the file for writing, a link appears with its whole content or not at all.
    linkSync(own, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {readonly number[]} running process ids of the commands that run now */
function replaceLock(running) {
  renameSync(writeHolder(running), lockFile);
}

/**
 * @param {readonly number[]} running
 * @returns {string} the path of a file of our own that names this process
 */
function writeHolder(running) {
  const path = `${lockFile}.${process.pid}`;
  /** @type {Holder} */
  const holder = { process: identify(process.pid), commands: running.map(identify) };
  writeFileSync(path, JSON.stringify(holder));
  return path;
}

/**
 * @param {number} id
 * @returns {Known}
 */
function identify(id) {
  return { id, identity: processIdentity(id) ?? '' };
}

/** @param {Known} known */
function isRunning(known) {
  return known.identity !== '' && processIdentity(known.id) === known.identity;
}

/** @returns {Holder | undefined} undefined when the lock has gone or cannot be read */
function readHolder() {
  return parseHolder(lockFile);
}

/** @param {string} path */
function parseHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Holder | undefined} stale what the lock said when it was found stale */
function clearStaleLock(stale) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    // Another has cleared it first.
    return;
  }
  const moved = parseHolder(aside);
  if (moved !== undefined && isRunning(moved.process)) {
    // Another has cleared the stale lock and taken its own between our look and our move: give that back.
    linkSync(aside, lockFile);
  } else {
    for (const command of stale?.commands ?? []) {
      if (isRunning(command)) killGroup(command.id, 'SIGKILL');
    }
  }
  rmSync(aside, { force: true });
}
