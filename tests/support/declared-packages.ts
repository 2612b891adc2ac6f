import { isBuiltin } from 'node:module';
import type { Dependency } from './import-graph.ts';
import { isTest } from './source-tree.ts';

/** The dependency fields of a package.json. */
type Manifest = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/**
 * Finds imports of external packages that the workspace does not declare and that work only because another workspace
 * installs them. Production code must declare its packages in `dependencies`.
 * @param readManifest reads the package.json of a folder; '' is the repository root
 */
export function undeclaredPackages(
  dependencies: readonly Dependency[],
  readManifest: (folder: string) => Manifest,
): string[] {
  return dependencies.flatMap(({ from, to, specifier, typeOnly }) => {
    if (to !== undefined && !specifier.startsWith('@')) return [];
    if (isBuiltin(specifier) || /^(virtual:|data:)/.test(specifier)) return [];
    const name = packageName(specifier);
    const workspace = findWorkspace(from);
    const production = declared(readManifest(workspace), ['dependencies', 'peerDependencies']);
    const development = [
      ...declared(readManifest(workspace), ['devDependencies']),
      ...declared(readManifest(''), ['dependencies', 'devDependencies']),
    ];
    const mayUseDevelopment = typeOnly || !isProductionSource(from);
    const hasTypes = typeOnly && development.includes(`@types/${name}`);
    const known = production.includes(name) || (mayUseDevelopment && development.includes(name)) || hasTypes;
    // Tooling in the root may import the packages of this repository.
    const isOwn = workspace === '' && name.startsWith('@cae-map/');
    return known || isOwn ? [] : [`${from} imports ${specifier}, which its package.json does not declare`];
  });
}

function declared(manifest: Manifest, fields: readonly string[]): string[] {
  return fields.flatMap((field) => Object.keys(manifest[field] ?? {}));
}

/** The package of a specifier: '@mantine/core' for '@mantine/core/styles.css', 'zod' for 'zod/mini'. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function findWorkspace(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '';
}

function isProductionSource(path: string): boolean {
  return /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path) && !path.includes('/testing/');
}
