import { configDefaults, defineConfig } from 'vitest/config';
import { screenTests, webTests } from './vitest.shared.ts';

/** The unit tests of the web application. */
export default defineConfig(
  webTests('web', {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...screenTests],
  }),
);
