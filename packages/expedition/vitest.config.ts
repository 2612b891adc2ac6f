import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'expedition', include: ['src/**/*.test.ts'] } });
