import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A script of the folder `page`, ready for the browser. */
export async function pageScript(name: 'prepare-page' | 'bare-map'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./page/${name}.ts`, import.meta.url))],
    bundle: true,
    // A script that prepares a page must not be a module: those run last.
    format: name === 'prepare-page' ? 'iife' : 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
