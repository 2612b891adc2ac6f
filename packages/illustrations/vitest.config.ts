import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'illustrations', include: ['src/**/*.test.ts'] } });
