// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The Vitest projects that need neither a database nor a browser, the slowest first.
 * @returns {string[]}
 */
export function unitTestProjects() {
  return ['web', 'repository', 'content', ...packages()];
}

/**
 * The Vitest projects without a database or a browser that take minutes: whole screens, and processes of `npm start`.
 * @returns {string[]}
 */
export function slowTestProjects() {
  return ['screens', 'commands'];
}

/**
 * The files and folders that a project reads besides the settings of the repository.
 * @param {string} project one of `unitTestProjects`
 * @returns {readonly string[] | undefined} undefined if it reads the whole repository
 */
export function inputsOfProject(project) {
  if (project === 'repository') return undefined;
  const shared = ['packages', 'content', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'];
  if (project === 'content') return ['tests', ...shared];
  return packages().includes(project) ? shared : [`apps/${project}`, ...shared];
}

function packages() {
  return readdirSync(join(root, 'packages'));
}
