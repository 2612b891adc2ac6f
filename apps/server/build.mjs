import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

/**
 * Bundles the server with the packages of this repository; installed packages are external. The argument is the output
 * folder, so that tests do not replace a running bundle.
 */
const output = fileURLToPath(new URL(process.argv[2] ?? 'dist', import.meta.url));
/** @param {string} file below `src` */
const source = (file) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

await rm(output, { recursive: true, force: true });
await esbuild.build({
  entryPoints: [
    { in: source('server.ts'), out: 'server' },
    // The commands of the operator.
    { in: source('cli/log.ts'), out: 'log' },
    { in: source('cli/user.ts'), out: 'user' },
    { in: source('cli/keys.ts'), out: 'keys' },
    { in: source('cli/backup.ts'), out: 'backup' },
    { in: source('cli/restore.ts'), out: 'restore' },
    { in: source('cli/export.ts'), out: 'export' },
    { in: source('cli/import.ts'), out: 'import' },
    { in: source('cli/verify-data.ts'), out: 'verify-data' },
    { in: source('cli/data-changes.ts'), out: 'data-changes' },
    { in: source('cli/kiwix.ts'), out: 'kiwix' },
    { in: source('cli/media.ts'), out: 'media' },
    // Run in worker threads.
    { in: source('pages/renderer-worker.ts'), out: 'renderer-worker' },
    { in: source('map-tiles/map-tile-worker.ts'), out: 'map-tile-worker' },
    // Run in separate processes.
    { in: source('pictures/processes/picture-process.ts'), out: 'picture-process' },
    { in: source('book-files/book-process.ts'), out: 'book-process' },
    { in: source('translation-files/translation-process.ts'), out: 'translation-process' },
    { in: source('open-data/open-data-process.ts'), out: 'open-data-process' },
    { in: source('cards/card-process.ts'), out: 'card-process' },
  ],
  outdir: output,
  // Modules that only the first start needs are separate files.
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'external-packages',
      setup(build) {
        build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@cae-map/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
