import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a script of the folder `page`. */
export async function pageScript(name: 'prepare-page' | 'bare-map'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./page/${name}.ts`, import.meta.url))],
    bundle: true,
    // An init script must not be a module, because modules are deferred.
    format: name === 'prepare-page' ? 'iife' : 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
