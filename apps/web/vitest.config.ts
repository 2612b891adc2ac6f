import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest.ts';
import { contentPages } from './build/content-pages.ts';

export default defineConfig({
  plugins: [react(), contentPages(), clientManifest()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // Tests of components ask for a document themselves: most rules need none, and making one takes a second.
    environment: 'node',
    // On a busy machine of two cores a whole screen takes its time; what never comes still fails.
    testTimeout: 30_000,
    // Each file has modules of its own all the same: see the first of these.
    isolate: false,
    setupFiles: [
      'src/testing/fresh-modules.ts',
      'src/testing/browser-surroundings.ts',
      'src/testing/patience.ts',
      'src/testing/no-stray-output.ts',
    ],
  },
});
