import { defineConfig } from '@playwright/test';
import type { Language, Layout } from './e2e/support/drivers/driver.ts';
import { chromiumFlags, findTestBrowser } from './scripts/set-up/browser.mjs';

/** The path of an installed browser; undefined selects Playwright's own. */
const chromium = await findTestBrowser();

/**
 * A test runs on a desktop and on a phone, in Russian. With the tag `@both-languages` it runs in English on the phone; with
 * `@every-view` it runs in all four combinations of layout and language. With `@one-view` it runs on the desktop only, because
 * what it proves depends on neither the layout nor the language, whatever the tag of its group.
 */
const bothLanguages = /@both-languages/;
const everyView = /@every-view/;
const oneView = /@one-view/;

/**
 * Pages of tests live for seconds: optimizing their script takes more processor time than it saves, except the hottest functions
 * of the map. So do the separate processes for rendering and for other sites.
 */
const flagsOfShortPages = [
  '--js-flags=--no-turbofan --invocation-count-for-maglev=2000',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  // A camera that shows a test picture, without a question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The browser tests of the built product, which runs as in production. */
export default defineConfig<{ language: Language; layout: Layout }>({
  testDir: 'e2e',
  // They write into the content; `npm run guide-pictures` runs them.
  testIgnore: 'guide-pictures/**',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // `npm test` lists the tests that passed only when repeated as flaky: each is a defect of the test or of the product.
  retries: 1,
  // With software rendering a frame takes up to half a second on a small machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Tests replace responses of the server, which a service worker would send from its copies; those of the service worker allow it.
    serviceWorkers: 'block',
    // Camera flights are slow with software rendering; tests of motion enable it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumFlags, ...flagsOfShortPages],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
    // Traces of all tests take a minute in total; `--trace retain-on-failure` records those of failed tests.
    trace: 'off',
    // A screenshot before a page is closed takes a second, also of tests that pass; failed tests have an accessibility tree.
    screenshot: 'off',
  },
  projects: [
    { name: 'desktop-ru', use: { ...desktop(), ...russian() } },
    { name: 'phone-ru', use: { ...phone(), ...russian() }, grepInvert: [bothLanguages, oneView] },
    { name: 'desktop-en', use: { ...desktop(), ...english() }, grep: everyView },
    {
      name: 'phone-en',
      use: { ...phone(), ...english() },
      grep: [bothLanguages, everyView],
      grepInvert: oneView,
    },
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
