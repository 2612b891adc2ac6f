import { posix } from 'node:path';
import { readModule } from './read-module.ts';
import type { SourceTree } from './source-tree.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[cm]?[jt]sx?$/;

/** The files whose names are not in kebab case. */
export function nameFaults(paths: readonly string[]): string[] {
  return paths.filter((path) => !kebabCase.test(posix.basename(path)));
}

/** What tools load by its default export: their configurations, and what the browser tests run first. */
const loadedByTools = /(\.config|\/global-setup)\.ts$/;

/** The files with a default export that no tool asks for. */
export function defaultExportFaults(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path, text]) => !loadedByTools.test(path) && readModule(path, text).hasDefaultExport)
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
