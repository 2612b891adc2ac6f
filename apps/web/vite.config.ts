import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './build/client-manifest.ts';
import { fetchedImports, withOwnFile } from './build/fetched-imports.ts';
import { contentPages } from './build/content-pages.ts';
import { stageChunks } from './build/stage-chunks.ts';
import webPackage from './package.json' with { type: 'json' };
import { mapLibrary } from './build/map-library.ts';

const apiAddress = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const proxiedPaths = ['/v1', '/media', '/atlas', '/health'];

// Part of the reports of errors (`import.meta.env`).
process.env['VITE_PRODUCT_VERSION'] = webPackage.version;

const map = mapLibrary();
const stages = stageChunks();

/**
 * Configures two builds: the application for the browser (`vite build`), and the page renderer and the URL parser for the
 * server (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [map, stages, fetchedImports(), react(), contentPages(), clientManifest()],
  // Otherwise the renderer would contain both builds of React and, without NODE_ENV, use the development build, which is five
  // times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/renderer',
        emptyOutDir: true,
        rollupOptions: { input: ['src/renderer.tsx', 'src/page-resolver.ts'] },
        target: 'node20',
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { resolveDependencies: withOwnFile },
        target: 'es2022',
        assetsInlineLimit: 0,
        rollupOptions: {
          // One chunk for each stage of a page. By default the bundler would create about forty small chunks.
          // Modules that the map and its worker share are a separate chunk, so that the worker does not load the page's.
          output: {
            codeSplitting: {
              groups: [
                { name: 'map-shared', test: (id) => map.isOfWorker(id), minShareCount: 2 },
                { name: 'entry', test: (id) => stages.isOfEntry(id) && !map.isOfWorker(id) },
                {
                  name: 'first-map-and-pages',
                  test: (id) => stages.isOfPagesToo(id) && !map.isOfWorker(id),
                  includeDependenciesRecursively: false,
                },
                { name: 'first-map', test: (id) => stages.isOfFirstMap(id) && !map.isOfWorker(id) },
                { name: 'page', test: (id) => stages.isOfApplication(id) && !map.isOfWorker(id) },
                {
                  name: 'shared-with-live-map',
                  test: stages.isShared,
                  includeDependenciesRecursively: false,
                },
                { name: 'live-map', test: stages.isOfLiveMap },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true, target: 'node' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(proxiedPaths.map((path) => [path, apiAddress])),
  },
}));
