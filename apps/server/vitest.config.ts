import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/quiet-console.ts'],
    // The database is compiled anew in every process, and first starts are made on the disk.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file of tests has a process of its own: databases, locks and signals belong to processes.
    pool: 'forks',
    maxWorkers: 2,
  },
});
