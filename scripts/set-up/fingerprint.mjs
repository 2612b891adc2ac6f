// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Some files, each with its size in bytes, its modification time and a hash of its content.
 * @typedef {Record<string, FileMark>} Fingerprint
 * @typedef {{ size: number, changed: number, hash: string }} FileMark
 */

const leftOut = new Set(['node_modules', 'dist', '.git']);

/**
 * The input files below some paths, without tests and without the files that set-up makes.
 * @param {readonly string[]} paths files or folders, relative to the repository; missing ones are skipped
 * @param {readonly string[]} made what set-up makes below them
 * @returns {string[]} paths relative to the repository, sorted
 */
export function listInputs(paths, made) {
  return listFiles(paths, (path, name) => !leftOut.has(name) && !made.includes(path)).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
}

/**
 * All files below some paths.
 * @param {readonly string[]} paths files or folders, relative to the repository; missing ones are skipped
 * @param {(path: string, name: string) => boolean} [isIncluded] called with every path below a folder and its last
 *   part; leaves out a folder with all that is in it
 * @returns {string[]} paths relative to the repository, sorted
 */
export function listFiles(paths, isIncluded = () => true) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const status = statSync(join(root, path), { throwIfNoEntry: false });
    if (status === undefined) return;
    if (status.isFile()) {
      files.push(path);
      return;
    }
    for (const name of readdirSync(join(root, path))) {
      const below = `${path}/${name}`;
      if (isIncluded(below, name)) visit(below);
    }
  };
  for (const path of paths) visit(path);
  return files.sort();
}

/**
 * The fingerprint of some files; those that do not exist are left out. A file whose size and time are those of the
 * previous fingerprint is not read again; one whose time alone differs is, so that a fresh checkout of the same content
 * counts as unchanged.
 * @param {readonly string[]} files
 * @param {Fingerprint} previous
 * @returns {Fingerprint}
 */
export function takeFingerprint(files, previous) {
  /** @type {Fingerprint} */
  const fingerprint = {};
  for (const file of files) {
    const status = statSync(join(root, file), { throwIfNoEntry: false });
    if (status === undefined || !status.isFile()) continue;
    const { size, mtimeMs } = status;
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
