import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'expedition',
    include: ['src/**/*.test.ts'],
    // Every file would load the modules anew, which keep nothing between calls, and that takes most of the time.
    isolate: false,
  },
});
