import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest.ts';
import { contentPages } from './build/content-pages.ts';

export default defineConfig({
  plugins: [react(), contentPages(), clientManifest()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // Component tests select jsdom themselves, because creating its document takes a second per file.
    environment: 'node',
    // Rendering a whole screen is slow on a busy machine with two cores.
    testTimeout: 30_000,
    // Isolated workers would take more than twice the time. The first setup files give each test file its own modules and
    // reset all stores after each test.
    isolate: false,
    setupFiles: [
      'src/testing/fresh-modules.ts',
      'src/testing/reset-stores.ts',
      'src/testing/load-messages.ts',
      'src/testing/browser-surroundings.ts',
      'src/testing/patience.ts',
      'src/testing/no-stray-output.ts',
    ],
  },
});
