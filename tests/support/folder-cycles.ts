import { posix } from 'node:path';
import { findCycles, type Dependency } from './import-graph.ts';
import { isTest } from './source-tree.ts';

/**
 * Finds cycles between the entries of each folder: between two folders that import from each other, in one or several steps, and
 * between a folder and a file beside it. Type imports are included; imports of tests and of their helpers are not.
 * @returns the entries of each cycle, as paths
 */
export function findFolderCycles(dependencies: readonly Dependency[]): string[][] {
  const entries = dependencies
    .filter(({ from }) => !isTest(from) && !from.includes('/testing/'))
    .flatMap(toEntries);
  const unique = new Map(entries.map((entry) => [`${entry.from} ${entry.to}`, entry]));
  return findCycles([...unique.values()]);
}

/** The import between the entries of the deepest folder that contains both files. */
function toEntries(dependency: Dependency): Dependency[] {
  const { from, to } = dependency;
  if (to === undefined || from === to) return [];
  const source = from.split('/');
  const target = to.split('/');
  const depth = source.findIndex((segment, index) => segment !== target[index]);
  const entry = (segments: readonly string[]): string => posix.join(...segments.slice(0, depth + 1));
  return [{ ...dependency, from: entry(source), to: entry(target) }];
}
