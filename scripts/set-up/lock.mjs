// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killGroup } from '../lib/kill-group.mjs';
import { watchRunningCommands } from '../lib/run-command.mjs';
import { processIdentity } from './process-identity.mjs';
import { setUpFolder } from './stamps.mjs';

/**
 * The process that sets up, and the commands that it has started. When it is killed they end by themselves, but the next
 * set-up has to be sure of it.
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
  makeSetUpFolder();
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

/** Replaces a file in the place of the folder, which holds nothing but what set-up can make again. */
function makeSetUpFolder() {
  const status = statSync(setUpFolder, { throwIfNoEntry: false });
  if (status !== undefined && !status.isDirectory()) rmSync(setUpFolder);
  mkdirSync(setUpFolder, { recursive: true });
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

/**
 * @param {string} path
 * @returns {Holder | undefined}
 */
function parseHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8'));
    return isKnown(holder.process) && holder.commands.every(isKnown) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Known}
 */
function isKnown(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    'identity' in value &&
    typeof value.identity === 'string'
  );
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
  rmSync(aside, { recursive: true, force: true });
}
