import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'atlas',
    include: ['src/**/*.test.ts'],
    // Reloading the modules for every file would take most of the time, and they keep no state between tests.
    isolate: false,
    // Some tests process the real elevation grids, which takes seconds.
    testTimeout: 60_000,
  },
});
