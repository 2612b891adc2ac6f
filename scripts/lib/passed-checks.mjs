// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, sameContent, takeFingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */

const folder = join(root, 'build/.checks');
const ignoredNames = new Set(['node_modules', 'dist']);

/**
 * Whether a check has passed on the same files before.
 * @param {string} title the check's title
 * @param {readonly string[]} inputs files and folders that the check reads, relative to the repository
 * @returns {{ passedBefore: boolean, fingerprint: Fingerprint }} `fingerprint` is for `recordResult`. It is taken before the check
 *   runs, so that a file that changes meanwhile causes another run.
 */
export function examineCheck(title, inputs) {
  const previous = readRecord(title);
  const files = listFiles(inputs, (_path, name) => !ignoredNames.has(name));
  const fingerprint = takeFingerprint(files, previous ?? {});
  return { passedBefore: previous !== undefined && sameContent(previous, fingerprint), fingerprint };
}

/**
 * Records that a check has passed on some files, or forgets that it had.
 * @param {string} title
 * @param {Fingerprint} fingerprint
 * @param {boolean} hasPassed
 */
export function recordResult(title, fingerprint, hasPassed) {
  if (hasPassed) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(recordFile(title), JSON.stringify(fingerprint));
  } else {
    rmSync(recordFile(title), { force: true });
  }
}

/** @param {string} title */
function recordFile(title) {
  return join(folder, `${title.replaceAll(' ', '-')}.json`);
}

/**
 * @param {string} title
 * @returns {Fingerprint | undefined} undefined when there is none or it cannot be read: the check runs
 */
function readRecord(title) {
  try {
    return JSON.parse(readFileSync(recordFile(title), 'utf8'));
  } catch {
    return undefined;
  }
}
