import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a slash at the end. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Source files by their path relative to the repository, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const madeOrInstalled = new Set([
  'node_modules',
  'dist',
  'build',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** The one folder of that name which holds source: of the steps that the build of the pages takes. */
const buildSource = 'apps/web/build';

/** Folders of the repository that hold source, and the folder above all for the configurations. */
const sourceFolders = ['packages', 'apps', 'scripts', 'tests', 'e2e', 'bench'];

/** Every file of the repository below a folder, whatever its kind; made and installed ones are left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(join(repositoryFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    if (!entry.isDirectory() || isLeftOut(path, entry.name)) return [];
    return listFiles(path);
  });
}

/** Reads every file of TypeScript and JavaScript in the repository. */
export function readSourceTree(): SourceTree {
  const configurations = readdirSync(repositoryFolder).filter((name) => name.endsWith('.config.ts'));
  const paths = [...configurations, ...sourceFolders.flatMap(listFiles)].filter(isSource);
  return new Map(paths.map((path) => [path, readFileSync(join(repositoryFolder, path), 'utf8')]));
}

export function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.[cm]?tsx?$/.test(path);
}

function isLeftOut(path: string, name: string): boolean {
  if (name.startsWith('.') && name !== '.ci') return true;
  return madeOrInstalled.has(name) && path !== buildSource;
}
