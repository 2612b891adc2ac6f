import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/fresh-modules.ts', 'src/testing/quiet-console.ts'],
    // Every process compiles PGlite, and first starts write a whole database.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Processes rather than threads, because locks and signals belong to a process. Files share a process, because each process
    // compiles the packages and PGlite anew.
    pool: 'forks',
    isolate: false,
    unstubEnvs: true,
    maxWorkers: 2,
    // Projects with different worker counts cannot run in one group; this one runs after the others.
    sequence: { groupOrder: 1 },
  },
});
