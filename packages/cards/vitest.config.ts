import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cards',
    include: ['src/**/*.test.ts'],
    // The fonts are read and the whole content is checked, which takes seconds on a busy machine.
    testTimeout: 60_000,
    // Without isolation the fonts are parsed once for all files, not once per file, which takes most of the time.
    isolate: false,
  },
});
