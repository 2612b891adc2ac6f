import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

/**
 * Bundles the server with the packages of this repository; what npm installed stays outside. The folder beside this file
 * can be named, so that tests leave alone what runs.
 */
const output = fileURLToPath(new URL(process.argv[2] ?? 'dist', import.meta.url));
/** @param {string} file below `src` */
const source = (file) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

await rm(output, { recursive: true, force: true });
await esbuild.build({
  entryPoints: [
    { in: source('server.ts'), out: 'server' },
    // Runs in a thread of its own.
    { in: source('pages/renderer-worker.ts'), out: 'renderer-worker' },
  ],
  outdir: output,
  // What only the first start needs stays in files of its own.
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'installed-packages-stay-outside',
      setup(build) {
        build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@cae-map/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
