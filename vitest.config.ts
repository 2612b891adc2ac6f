import { defineConfig } from 'vitest/config';

/** Every workspace's unit tests, and the tests of the repository itself. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      {
        // Tests of the commands start several processes each.
        test: { name: 'repository', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
