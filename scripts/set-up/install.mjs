// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules/.package-lock.json');
const stampFile = join(root, 'node_modules/.cae-map-installed');

/** Whether the installed packages differ from package-lock.json. */
export function installNeeded() {
  if (readIfExists(stampFile) === computeLockHash()) return false;
  if (!matchesLockFile()) return true;
  // The packages were installed by npm directly.
  markInstalled();
  return false;
}

/** Records that the packages of package-lock.json are installed. */
export function markInstalled() {
  rmSync(stampFile, { recursive: true, force: true });
  writeFileSync(stampFile, computeLockHash());
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/** Compares package-lock.json with the list that npm writes to node_modules after an installation. */
function matchesLockFile() {
  const installed = readInstalled();
  if (installed === undefined) return false;
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(locked).every(([path, wanted]) => {
    // The optional packages depend on the system; the others have to be installed.
    if (!path.startsWith('node_modules/') || wanted.optional === true) return true;
    return installed[path]?.version === wanted.version && installed[path]?.integrity === wanted.integrity;
  });
}

/** @returns {Record<string, LockedPackage> | undefined} undefined when the list of npm is missing or damaged */
function readInstalled() {
  const text = readIfExists(installedLockFile);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

function computeLockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** @param {string} path */
function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
