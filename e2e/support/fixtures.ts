import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawLittle } from './draw-little.ts';
import { preparedDataVariable } from './global-setup.ts';
import { Product } from './product.ts';
import type { Language, Layout } from './product.ts';
import { startProduct } from './running-product.ts';
import type { RunningProduct } from './running-product.ts';

interface JourneyFixtures {
  readonly language: Language;
  readonly layout: Layout;
  readonly product: Product;
  /** Faults that a journey brings about itself: what the console may say, besides nothing. */
  readonly expectedFaults: readonly RegExp[];
  /** Whether the map's picture is the subject. Otherwise one pixel of it is filled: the rest is a second each, by software. */
  readonly isMapSeen: boolean;
  readonly faultless: undefined;
}

interface WorkerFixtures {
  readonly server: RunningProduct;
}

/** A journey through the product. It fails when the page says a fault to the console or asks another host. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  language: ['ru', { option: true }],
  layout: ['desktop', { option: true }],
  expectedFaults: [[], { option: true }],
  isMapSeen: [false, { option: true }],

  page: async ({ page, isMapSeen }, use) => {
    if (!isMapSeen) await page.addInitScript(drawLittle);
    await use(page);
    // An answer that a journey changes may still be on its way when the journey ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cae-map-journey-'));
      const prepared = process.env[preparedDataVariable];
      if (prepared !== undefined) await cp(prepared, folder, { recursive: true });
      // All browsers of the tests are one client.
      const server = await startProduct(folder, { RATE_LIMIT: '0' });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  product: async ({ page, language, layout }, use) => use(new Product(page, language, layout)),

  faultless: [
    async ({ page, server, expectedFaults }, use) => {
      const faults = collectFaults(page, server.address);
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a journey whose subject is a movement uses: flights are long where WebGL is drawn by software. */
export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What a journey of somebody who wants nothing to move uses, and says so. */
export const withoutMovement = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect };

/** Gathers what goes wrong on a page from now on. */
function collectFaults(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const isOwn = [address, 'data:', 'blob:'].some((own) => request.url().startsWith(own));
    if (!isOwn) faults.push(`asked another host: ${request.url()}`);
  });
  return faults;
}
