// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The size in bytes, the modification time and the content hash of some files.
 * @typedef {Record<string, FileMark>} Fingerprint
 * @typedef {{ size: number, changed: number, hash: string }} FileMark
 */

const ignoredNames = new Set(['node_modules', 'dist', '.git']);

/**
 * Lists the input files below some paths, without tests and without files that set-up generates.
 * @param {readonly string[]} paths files or folders, relative to the repository; missing ones are skipped
 * @param {readonly string[]} generated files and folders below them that set-up generates
 * @returns {string[]} paths relative to the repository, sorted
 */
export function listInputs(paths, generated) {
  return listFiles(paths, (path, name) => !ignoredNames.has(name) && !generated.includes(path)).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
}

/**
 * Lists all files below some paths.
 * @param {readonly string[]} paths files or folders, relative to the repository; missing ones are skipped
 * @param {(path: string, name: string) => boolean} [isIncluded] called with every path below a folder and its last
 *   segment; an excluded folder is not visited
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
 * Takes the fingerprint of the files that exist. A file with the size and time of the previous fingerprint is not read. One
 * with another time is read, so that a fresh checkout of the same content counts as unchanged.
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
 * Whether two fingerprints have the same files with the same content.
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
