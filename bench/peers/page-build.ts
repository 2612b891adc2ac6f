import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/root.mjs';
import type { PageFile } from './page-server.ts';

/** The folder of the published MapLibre bundles. */
export const mapLibrary = join(
  dirname(createRequire(join(root, 'apps/web/package.json')).resolve('maplibre-gl/package.json')),
  'dist',
);

/**
 * Bundles scripts for production: minified, with shared chunks.
 * @param entryPoints the source files, by their names below `/peer`
 */
export async function buildScripts(
  entryPoints: Readonly<Record<string, string>>,
): Promise<Record<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: { ...entryPoints },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/peer',
    legalComments: 'none',
    external: ['/peer/*'],
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [path, { type: 'text/javascript', body: text, brotli: 11 }]),
  );
}

/** The path of a file in the folder `page`. */
export function pageSource(name: string): string {
  return fileURLToPath(new URL(`./page/${name}`, import.meta.url));
}

/** Bundles the init script, which is not a module because modules are deferred. */
export async function buildPreparation(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [pageSource('prepare-load.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
