import { defineConfig } from 'vitest/config';

/** The tests of all workspaces and of the repository. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/web/vitest.screens.config.ts',
      { test: { name: 'repository', include: ['tests/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'content', include: ['tests/content/*.test.ts'], testTimeout: 30_000 } },
      {
        // The tests of npm start run several processes each.
        test: { name: 'commands', include: ['tests/commands/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
