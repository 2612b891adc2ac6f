import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { preparedDataVariable } from './e2e/support/global-setup.ts';

/** The pictures of the guide are taken in this size, which `apps/web/src/features/content-pages/page-picture.tsx` repeats. */
const viewport = { width: 1200, height: 750 };

/** Takes the pictures of the guide in both languages; `npm run guide-pictures` runs it. */
export default defineConfig({
  ...base,
  testDir: 'e2e/guide-pictures',
  testIgnore: [],
  outputDir: 'test-results/guide-pictures',
  // A folder of loaded data in the variable is used as it is.
  globalSetup: process.env[preparedDataVariable] === undefined ? './e2e/support/global-setup.ts' : [],
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  projects: (['ru', 'en'] as const).map((language) => ({
    name: language,
    grep: /./,
    use: { layout: 'desktop', language, locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport },
  })),
});
