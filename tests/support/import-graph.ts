import { posix } from 'node:path';
import { readModule } from './read-module.ts';
import type { SourceTree } from './source-tree.ts';

/** One import from a file to a file of the repository, or to a package from outside. */
export interface Dependency {
  readonly from: string;
  /** A path relative to the repository; undefined for an outside package. */
  readonly to: string | undefined;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** The name space of the repository's own packages. */
const ownScope = '@cae-map/';

/** Every import of every file. */
export function readDependencies(tree: SourceTree): Dependency[] {
  return [...tree].flatMap(([from, text]) =>
    readModule(from, text).imports.map(({ specifier, typeOnly }) => ({
      from,
      to: resolveSpecifier(from, specifier),
      specifier,
      typeOnly,
    })),
  );
}

/**
 * The path that a specifier stands for, whether or not there is such a file: './stays.ts' beside the importing file,
 * '@cae-map/expedition/dates/stays' below the package's `src`. Undefined for an outside package.
 */
function resolveSpecifier(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), plain));
  if (!plain.startsWith(ownScope)) return undefined;
  const [name = '', ...rest] = plain.slice(ownScope.length).split('/');
  return `packages/${name}/src/${rest.join('/')}.ts`;
}

/**
 * The circles among the files that load each other at run time; imports of types alone are left out.
 * @returns each circle as the list of its files
 */
export function findCircles(dependencies: readonly Dependency[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, typeOnly } of dependencies) {
    if (to !== undefined && !typeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push(trail.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}
