import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:client-manifest';
const resolvedId = `\0${moduleId}`;

/**
 * Provides the manifest of the client build to the renderer, so that rendered pages can link the style sheets of their screen.
 * The client must be built first.
 */
export function clientManifest(): Plugin {
  let root = '';
  return {
    name: 'client-manifest',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null;
      if (this.environment.config.consumer !== 'server') return 'export const manifest = {};';
      const text = await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
      return `export const manifest = ${text};`;
    },
  };
}
