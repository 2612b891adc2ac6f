import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { disableWebGlDrawing } from './browser/webgl-drawing.ts';
import { configuredTiles } from './browser/tile-provider.ts';
import { removeAtlasTiles } from './browser/without-atlas-tiles.ts';
import { removeTerrain } from './browser/without-terrain.ts';
import { markAsKnownVisitor } from './browser/known-visitor.ts';
import type { Language, Layout } from './drivers/driver.ts';
import { Product } from './drivers/product.ts';
import { preparedDataVariable } from './global-setup.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

interface TestFixtures {
  readonly language: Language;
  readonly layout: Layout;
  readonly product: Product;
  /** Browser errors that a test causes on purpose; any other error fails it. */
  readonly expectedErrors: readonly RegExp[];
  /**
   * Whether the test looks at the rendered map. Otherwise WebGL draws nothing, since software rendering takes
   * up to a second for each frame, and the atlas has neither tiles nor relief.
   */
  readonly rendersMap: boolean;
  /** Whether a map that is not rendered has the terrain tiles, from which heights are read. */
  readonly loadsTerrain: boolean;
  /** Whether the visitor has not chosen a language before, so that the dialogs of a first visit open. */
  readonly isFirstVisit: boolean;
  readonly failsOnBrowserErrors: undefined;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

/** A browser test on the built product. It fails on browser errors and on requests to other hosts. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['ru', { option: true }],
  layout: ['desktop', { option: true }],
  expectedErrors: [[], { option: true }],
  rendersMap: [false, { option: true }],
  loadsTerrain: [false, { option: true }],
  isFirstVisit: [false, { option: true }],

  page: async ({ page, rendersMap, loadsTerrain, isFirstVisit }, use) => {
    if (!isFirstVisit) await page.addInitScript(markAsKnownVisitor);
    if (!rendersMap) await disableMapRendering(page, loadsTerrain);
    await use(page);
    // A mocked response may still be pending when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cae-map-journey-'));
      const prepared = process.env[preparedDataVariable];
      if (prepared !== undefined) await cp(prepared, folder, { recursive: true });
      // All browsers of the tests count as one client.
      const server = await startServer(folder, { RATE_LIMIT: '0', ...configuredTiles });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  product: async ({ page, language, layout }, use) => use(new Product({ page, language, layout })),

  failsOnBrowserErrors: [
    async ({ page, server, expectedErrors }, use) => {
      const errors = collectErrors(page, server.address);
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function disableMapRendering(page: Page, loadsTerrain: boolean): Promise<void> {
  await page.addInitScript(disableWebGlDrawing);
  await page.addInitScript(removeAtlasTiles);
  if (!loadsTerrain) await page.addInitScript(removeTerrain);
}

/** The product in a further page of a browser context, which does not render the map. */
export async function openWindow(product: Product, context: BrowserContext): Promise<Product> {
  const page = await context.newPage();
  await page.addInitScript(markAsKnownVisitor);
  await disableMapRendering(page, false);
  return product.onPage(page);
}

/** For tests of animations and camera flights, which are slow with software rendering. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For tests of the behaviour under `prefers-reduced-motion`, which is also the default of all tests. */
export const withReducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect };

/** Collects exceptions, console errors and requests to other hosts from now on. */
function collectErrors(page: Page, address: string): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const isOwn = [address, 'data:', 'blob:'].some((own) => request.url().startsWith(own));
    if (!isOwn) errors.push(`request to another host: ${request.url()}`);
  });
  return errors;
}
