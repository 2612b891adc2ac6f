import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cards',
    include: ['src/**/*.test.ts'],
    // The fonts are read and the whole content is checked, which takes seconds on a busy machine.
    testTimeout: 60_000,
    // Reloading the fonts for every file would take most of the time.
    isolate: false,
  },
});
