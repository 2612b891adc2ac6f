import { isBuiltin } from 'node:module';
import type { Dependency } from './import-graph.ts';
import { isTest } from './source-tree.ts';

/** The parts of a package.json that name other packages. */
type Manifest = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/**
 * The imports of outside packages that the importing workspace does not declare: they would work only as long as
 * another workspace happens to bring them. What runs in production has to be declared for production.
 * @param readManifest reads the package.json of a folder; '' is the repository's own
 */
export function undeclaredPackages(
  dependencies: readonly Dependency[],
  readManifest: (folder: string) => Manifest,
): string[] {
  return dependencies.flatMap(({ from, to, specifier, typeOnly }) => {
    if (to !== undefined && !specifier.startsWith('@')) return [];
    if (isBuiltin(specifier) || /^(virtual:|data:)/.test(specifier)) return [];
    const name = packageName(specifier);
    const workspace = workspaceOf(from);
    const production = declared(readManifest(workspace), ['dependencies', 'peerDependencies']);
    const development = [
      ...declared(readManifest(workspace), ['devDependencies']),
      ...declared(readManifest(''), ['dependencies', 'devDependencies']),
    ];
    const mayUseDevelopment = typeOnly || !isProductionSource(from);
    const hasTypes = typeOnly && development.includes(`@types/${name}`);
    const known = production.includes(name) || (mayUseDevelopment && development.includes(name)) || hasTypes;
    // The tooling stands above the workspaces and may use the repository's own packages.
    const isOwn = workspace === '' && name.startsWith('@cae-map/');
    return known || isOwn ? [] : [`${from} imports ${specifier}, which its package.json does not declare`];
  });
}

function declared(manifest: Manifest, fields: readonly string[]): string[] {
  return fields.flatMap((field) => Object.keys(manifest[field] ?? {}));
}

/** '@mantine/core/styles.css' belongs to the package '@mantine/core', 'zod/mini' to 'zod'. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function workspaceOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '';
}

function isProductionSource(path: string): boolean {
  return /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path) && !path.includes('/testing/');
}
