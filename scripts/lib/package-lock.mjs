// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The part of package-lock.json that is read.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license] an SPDX expression
 * @property {string} [resolved] the folder of a workspace; the lockfile contains no URLs of registries
 * @property {string} [integrity]
 * @property {boolean} [link] whether the entry is a link to a workspace
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 *
 * @typedef {object} PackageLock
 * @property {Readonly<Record<string, LockedPackage>>} packages by installation folder; '' is the root of the repository
 */

/** @returns {PackageLock} the lockfile of this repository */
export function readPackageLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

/**
 * The folders in which Node looks for a package: `node_modules` of the dependent package and of all parent folders, the
 * outermost one first.
 * @param {string} folder of the dependent package
 * @param {string} name
 * @returns {string[]}
 */
export function candidateFolders(folder, name) {
  const segments = folder === '' ? [] : folder.split('/');
  return [...segments.keys(), segments.length].map((count) =>
    [...segments.slice(0, count), 'node_modules', name].join('/'),
  );
}

/**
 * The folders of all packages that a workspace needs in production, with the dependencies of its dependencies and with those
 * of other platforms. Workspaces are followed, but not returned.
 * @param {PackageLock} lock
 * @param {readonly string[]} workspaces their folders
 * @returns {string[]}
 */
export function productionFolders({ packages }, workspaces) {
  /** @type {Set<string>} */
  const visited = new Set();
  const queue = [...workspaces];
  for (const folder of queue) {
    if (visited.has(folder)) continue;
    visited.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // The innermost folder has precedence. Optional peers need not be installed.
      const found = candidateFolders(folder, name).findLast((candidate) => candidate in packages);
      const { link, resolved } = packages[found ?? ''] ?? {};
      if (found !== undefined) queue.push(link === true && resolved !== undefined ? resolved : found);
    }
  }
  return [...visited].filter((folder) => folder.includes('node_modules/'));
}
