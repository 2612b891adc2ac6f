import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'layers',
    include: ['src/**/*.test.ts'],
    // Reloading the modules for every file would take most of the time, and they keep no state between tests.
    isolate: false,
  },
});
