import * as esbuild from 'esbuild';

/** Bundles the server with the packages of this repository; what npm installed stays outside. */
await esbuild.build({
  entryPoints: [new URL('src/server.ts', import.meta.url).pathname],
  outfile: new URL('dist/server.js', import.meta.url).pathname,
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
