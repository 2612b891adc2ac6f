// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules/.package-lock.json');
const stampFile = join(root, 'node_modules/.cae-map-installed');

/** Whether the installed packages are other than those of package-lock.json. */
export function installNeeded() {
  if (readIfThere(stampFile) === lockHash()) return false;
  if (!installedAsLocked()) return true;
  // Somebody has called npm himself; that is as good.
  markInstalled();
  return false;
}

/** Notes that the packages of package-lock.json are installed. */
export function markInstalled() {
  rmSync(stampFile, { recursive: true, force: true });
  writeFileSync(stampFile, lockHash());
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/** npm records in node_modules what it has installed, when it is done. */
function installedAsLocked() {
  const installed = readInstalled();
  if (installed === undefined) return false;
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(locked).every(([path, wanted]) => {
    // Optional packages differ from system to system; the others below node_modules have to be there.
    if (!path.startsWith('node_modules/') || wanted.optional === true) return true;
    return installed[path]?.version === wanted.version && installed[path]?.integrity === wanted.integrity;
  });
}

/** @returns {Record<string, LockedPackage> | undefined} undefined when npm's record is missing or damaged */
function readInstalled() {
  const text = readIfThere(installedLockFile);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
