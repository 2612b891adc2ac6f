import { posix } from 'node:path';
import { readImports } from './read-imports.ts';
import type { SourceTree } from './source-tree.ts';

/** An import of a file of the repository or of an external package. */
export interface Dependency {
  readonly from: string;
  /** The imported path relative to the repository; undefined for an external package. */
  readonly to: string | undefined;
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** Whether the module is loaded on demand. */
  readonly isDynamic: boolean;
}

/** The npm scope of the packages of this repository. */
const ownScope = '@cae-map/';

/** Reads all imports of all files. */
export function readDependencies(tree: SourceTree): Dependency[] {
  return [...tree].flatMap(([from, text]) =>
    readImports(from, text).map(({ specifier, typeOnly, isDynamic }) => ({
      from,
      to: resolveSpecifier(from, specifier),
      specifier,
      typeOnly,
      isDynamic,
    })),
  );
}

/**
 * Resolves a specifier to a path, whether or not the file exists: './stays.ts' relative to the importing file,
 * '@cae-map/expedition/dates/stays' below `src` of the package. Undefined for an external package.
 */
function resolveSpecifier(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), plain));
  if (!plain.startsWith(ownScope)) return undefined;
  const [name = '', ...rest] = plain.slice(ownScope.length).split('/');
  return `packages/${name}/src/${rest.join('/')}.ts`;
}

/**
 * Finds import cycles. The lint rule `import/no-cycle` does not follow dynamic imports; this function does.
 * @returns the files of each cycle
 */
export function findCycles(dependencies: readonly Dependency[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of dependencies) {
    if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push(trail.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
