import { defineConfig } from '@playwright/test';
import type { Language, Layout } from './e2e/support/drivers/driver.ts';
import { chromiumFlags, findChromium } from './scripts/set-up/browser.mjs';

/** An installed browser; without one, Playwright's own. */
const chromium = await findChromium();

/**
 * A journey runs on a desktop and on a phone, in Russian. With the first tag the phone speaks English; with the second
 * each size speaks both languages, for what only the four views together can show.
 */
const bothLanguages = /@both-languages/;
const everyView = /@every-view/;

/** The journeys through the built product, started as it is in production. */
export default defineConfig<{ language: Language; layout: Layout }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A frame of software drawing takes up to half a second on a small machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A flight is dozens of frames drawn by software: journeys about movement ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumFlags],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
    // A trace of every journey is a minute of the whole run: `--trace retain-on-failure` records that of one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop-ru', use: { ...desktop(), ...russian() } },
    { name: 'phone-ru', use: { ...phone(), ...russian() }, grepInvert: bothLanguages },
    { name: 'desktop-en', use: { ...desktop(), ...english() }, grep: everyView },
    { name: 'phone-en', use: { ...phone(), ...english() }, grep: [bothLanguages, everyView] },
  ],
});

function desktop() {
  return { layout: 'desktop' as const, viewport: { width: 1440, height: 900 } };
}

function phone() {
  return { layout: 'phone' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
}

function russian() {
  return { language: 'ru' as const, locale: 'ru-RU' };
}

function english() {
  return { language: 'en' as const, locale: 'en-US' };
}
