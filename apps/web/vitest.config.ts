import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // Tests of components ask for a document themselves: most rules need none, and making one takes a second.
    environment: 'node',
    setupFiles: ['src/testing/browser-surroundings.ts', 'src/testing/no-stray-output.ts'],
  },
});
