// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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
  writeFileSync(stampFile, lockHash());
}

/** npm notes in node_modules what it has installed, when it is done. */
function installedAsLocked() {
  const installedText = readIfThere(installedLockFile);
  if (installedText === undefined) return false;
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
  /** @type {Record<string, LockedPackage>} */
  const installed = JSON.parse(installedText).packages;
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(locked).every(([path, wanted]) => {
    // Optional packages differ from system to system; the others below node_modules have to be there.
    if (!path.startsWith('node_modules/') || wanted.optional === true) return true;
    return installed[path]?.version === wanted.version && installed[path]?.integrity === wanted.integrity;
  });
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
