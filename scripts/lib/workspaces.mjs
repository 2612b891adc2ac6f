// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Every folder with types of its own: the workspaces, the repository's tooling and the browser tests. Read from the
 * disk, so that a new one is covered at once.
 * @returns {string[]} relative to the repository
 */
export function typedFolders() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return ['.', 'e2e', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/**
 * The vitest projects whose tests need neither a database nor a browser.
 * @returns {string[]}
 */
export function unitTestProjects() {
  return ['repository', 'web', ...readdirSync(join(root, 'packages'))];
}
