import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:client-manifest';

/**
 * Gives the renderer the list of files that the build of the page made, so that a delivered page can name the style
 * sheets of its screen. The page itself is built first.
 */
export function clientManifest(): Plugin {
  let root = '';
  return {
    name: 'client-manifest',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      if (this.environment.config.consumer !== 'server') return 'export const manifest = {};';
      const text = await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
      return `export const manifest = ${text};`;
    },
  };
}
