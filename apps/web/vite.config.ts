import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './build/client-manifest.ts';
import { fetchedImports, withOwnFile } from './build/fetched-imports.ts';
import { contentPages } from './build/content-pages.ts';
import { liveMapChunk } from './build/live-map-chunk.ts';
import { mapLibrary } from './build/map-library.ts';

const apiAddress = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const proxiedPaths = ['/v1', '/media', '/atlas', '/health'];

const map = mapLibrary();
const liveMap = liveMapChunk();

/**
 * Two builds come from these sources: the application for the browser (`vite build`), and the renderer with the reading
 * of page addresses for the server (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [map, liveMap, fetchedImports(), react(), contentPages(), clientManifest()],
  // Otherwise the renderer has both builds of React and chooses by the environment of the server: without NODE_ENV the one for
  // development, which takes five times as long.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/renderer',
        emptyOutDir: true,
        rollupOptions: { input: ['src/renderer.tsx', 'src/page-addresses.ts'] },
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
          // One file for what every page loads. By itself the bundler makes a file of each set of modules that the same
          // screens share: some forty, of which most are smaller than the headers they come with.
          // What the map and its worker share is a file of its own, since the worker would load the page's as well.
          output: {
            codeSplitting: {
              groups: [
                { name: 'map-shared', test: (id) => map.isOfWorker(id), minShareCount: 2 },
                { name: 'page', tags: ['$initial'], test: (id) => !map.isOfWorker(id) },
                {
                  name: 'shared-with-live-map',
                  test: liveMap.isShared,
                  includeDependenciesRecursively: false,
                },
                { name: 'live-map', test: liveMap.isOfLiveMap },
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
