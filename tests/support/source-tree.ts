import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the repository, without a trailing slash. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The text of source files by path relative to the repository, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const generatedFolders = new Set([
  'node_modules',
  'dist',
  'build',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** The only folder named `build` that contains source code: the build steps of the web application. */
const buildSource = 'apps/web/build';

/** The folders with source code. Configuration files in the repository root are added to them. */
const sourceFolders = ['packages', 'apps', 'scripts', 'tests', 'e2e', 'bench'];

/** Lists all files below a folder, without generated and installed ones. */
export function listFiles(folder: string): string[] {
  return readdirSync(join(repositoryFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    if (!entry.isDirectory() || isIgnored(path, entry.name)) return [];
    return listFiles(path);
  });
}

/** Reads all TypeScript and JavaScript files of the repository. */
export function readSourceTree(): SourceTree {
  const configurationFiles = readdirSync(repositoryFolder).filter((name) => name.endsWith('.config.ts'));
  const paths = [...configurationFiles, ...sourceFolders.flatMap(listFiles)].filter(isSource);
  return new Map(paths.map((path) => [path, readFileSync(join(repositoryFolder, path), 'utf8')]));
}

export function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.[cm]?tsx?$/.test(path);
}

function isIgnored(path: string, name: string): boolean {
  if (name.startsWith('.') && name !== '.ci') return true;
  return generatedFolders.has(name) && path !== buildSource;
}
