// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * What a step was made from: each input file with its size in bytes, its time of change and a hash of its content.
 * @typedef {Record<string, FileMark>} Fingerprint
 * @typedef {{ size: number, changed: number, hash: string }} FileMark
 */

const leftOut = new Set(['node_modules', 'dist', '.git']);

/**
 * The files below some paths, tests and made files left out.
 * @param {readonly string[]} paths files or folders, relative to the repository; missing ones are skipped
 * @param {readonly string[]} made what is made below them, and so is no input
 * @returns {string[]} paths relative to the repository, sorted
 */
export function listInputs(paths, made) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const status = statSync(join(root, path), { throwIfNoEntry: false });
    if (status === undefined) return;
    if (status.isFile()) {
      if (!/\.test\.tsx?$/.test(path)) files.push(path);
      return;
    }
    for (const name of readdirSync(join(root, path))) {
      const below = `${path}/${name}`;
      if (!leftOut.has(name) && !made.includes(below)) visit(below);
    }
  };
  for (const path of paths) visit(path);
  return files.sort();
}

/**
 * The fingerprint of some input files. A file whose size and time are those of the previous fingerprint is not read
 * again; one whose time alone differs is, so that a fresh checkout of the same content counts as unchanged.
 * @param {readonly string[]} files
 * @param {Fingerprint} previous
 * @returns {Fingerprint}
 */
export function takeFingerprint(files, previous) {
  /** @type {Fingerprint} */
  const fingerprint = {};
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    const known = previous[file];
    fingerprint[file] =
      known !== undefined && known.size === size && known.changed === mtimeMs
        ? known
        : { size, changed: mtimeMs, hash: contentHash(file) };
  }
  return fingerprint;
}

/**
 * Whether two fingerprints stand for the same files with the same content.
 * @param {Fingerprint} one
 * @param {Fingerprint} other
 * @returns {boolean}
 */
export function sameContent(one, other) {
  const files = Object.keys(one);
  return (
    files.length === Object.keys(other).length && files.every((file) => one[file]?.hash === other[file]?.hash)
  );
}

/** @param {string} file */
function contentHash(file) {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}
