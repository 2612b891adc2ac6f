import { defineConfig } from 'vitest/config';

/** Every workspace's unit tests, and the tests of the repository itself. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'repository', include: ['tests/**/*.test.ts'] } }],
  },
});
