import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'open-data',
    include: ['src/**/*.test.ts'],
    // Files with all records of the expedition take seconds on a busy machine.
    testTimeout: 30_000,
    // Reloading the modules for every file would take most of the time, and they keep no state between tests.
    isolate: false,
  },
});
