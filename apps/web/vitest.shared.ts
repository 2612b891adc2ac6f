import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest.ts';
import { contentPages } from './build/content-pages.ts';

/** The tests of whole screens, in the application or in a feature, which take minutes in total. */
export const screenTests = [
  'src/app/**/*.test.{ts,tsx}',
  'src/features/**/*-screen.test.tsx',
  'src/features/*/screens/**/*.test.tsx',
  'src/renderer.test.ts',
];

/** The settings that both projects of the tests of the web application share. */
export function webTests(
  name: string,
  files: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): ViteUserConfig {
  return {
    plugins: [react(), contentPages(), clientManifest()],
    test: {
      name,
      include: [...files.include],
      exclude: [...files.exclude],
      // Component tests select jsdom themselves, because creating its document takes a second per file.
      environment: 'node',
      // Rendering a whole screen is slow on a busy machine with two cores.
      testTimeout: 30_000,
      // Isolated workers would take more than twice the time. The first setup files give each test file its own modules and
      // reset all stores after each test.
      isolate: false,
      setupFiles: [
        'src/testing/setup/fresh-modules.ts',
        'src/testing/setup/reset-stores.ts',
        'src/testing/setup/load-messages.ts',
        'src/testing/setup/browser-environment.ts',
        'src/testing/setup/wait-timeout.ts',
        'src/testing/setup/unexpected-output.ts',
      ],
    },
  };
}
