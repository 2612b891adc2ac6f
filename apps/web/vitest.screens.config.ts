import { configDefaults, defineConfig } from 'vitest/config';
import { screenTests, webTests } from './vitest.shared.ts';

/** The tests of whole screens in the web application, which `npm run check` leaves to `npm test`. */
export default defineConfig(
  webTests('screens', { include: screenTests, exclude: [...configDefaults.exclude] }),
);
