import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that Vite's build imports to load the files of a dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';
const ownHelper = join(import.meta.dirname, '../src/lib/loading/fetch-before-import.ts');

/**
 * Replaces the function that the build wraps around every dynamic import by our own, which fetches all files before the
 * import. Browsers keep a failed import until the page is reloaded, so that Vite's version cannot be retried.
 */
export function fetchedImports(): Plugin {
  return {
    name: 'fetched-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    load(id) {
      if (id !== preloadHelper) return undefined;
      return `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(ownHelper)};`;
    },
  };
}

/** The files that a dynamic import needs: Vite leaves the list empty when the imported file needs no others. */
export function withOwnFile(file: string, dependencies: readonly string[]): string[] {
  return dependencies.includes(file) ? [...dependencies] : [file, ...dependencies];
}
