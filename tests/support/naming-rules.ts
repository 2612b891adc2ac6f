import { posix } from 'node:path';
import { readModule } from './read-module.ts';
import type { SourceTree } from './source-tree.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[cm]?[jt]sx?$/;

/** The files whose names are not in kebab case. */
export function nameFaults(paths: readonly string[]): string[] {
  return paths.filter((path) => !kebabCase.test(posix.basename(path)));
}

/** The files with a default export; tools ask for one in their configurations. */
export function defaultExportFaults(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path, text]) => !path.endsWith('.config.ts') && readModule(path, text).hasDefaultExport)
    .map(([path]) => path);
}

/** The folders that a person's machine or a build machine has, and no other one. */
const machinePath = /(?<![\w.:/-])\/(?:home|root|work|Users|workspace)\/[\w.-]+/;

/** The texts that name a path which only one machine has. */
export function machinePathFaults(texts: SourceTree): string[] {
  return [...texts].flatMap(([path, text]) => {
    const match = machinePath.exec(text);
    return match === null ? [] : [`${path} names ${match[0]}`];
  });
}
