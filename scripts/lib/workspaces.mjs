// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * All folders with a tsconfig.json: the workspaces, the tooling in the root and the browser tests. They are read from the
 * disk, so that new workspaces are included.
 * @returns {string[]} relative to the repository
 */
export function typedFolders() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return ['.', 'e2e', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/**
 * The Vitest projects that need neither a database nor a browser.
 * @returns {string[]}
 */
export function unitTestProjects() {
  return ['repository', 'web', ...readdirSync(join(root, 'packages'))];
}
