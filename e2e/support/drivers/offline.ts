import { expect, type Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** Visits without a network: the pages that the browser keeps, and the sections of the route. */
export class Offline extends Driver {
  readonly #texts = {
    ru: { noNetwork: 'Нет сети', keep: 'Сохранить участок «Отъезд»', kept: /^Сохранено \d/, open: 'Открыть' },
    en: { noNetwork: 'No network', keep: 'Keep “Setting out”', kept: /^Kept on \d/, open: 'Open' },
  }[this.language];

  /** Waits until the service worker has stored the application and a page that was read. */
  async waitForKeptPage(path: string): Promise<void> {
    // `waitForFunction` does not wait for the result of an asynchronous function.
    await expect
      .poll(
        async () =>
          await this.page.evaluate(
            async (url) =>
              navigator.serviceWorker.controller !== null && (await caches.match(url)) !== undefined,
            path,
          ),
        { timeout: 90_000 },
      )
      .toBe(true);
  }

  async disconnect(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async connect(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  /** The heading of the page that is shown instead of one that is not kept. */
  get noNetwork(): Locator {
    return this.page.getByRole('heading', { name: this.#texts.noNetwork });
  }

  /** The links of that page to the kept pages. */
  get keptPages(): Locator {
    return this.page.getByRole('listitem').getByRole('link');
  }

  /** Keeps the first section of the route and waits until it is complete. */
  async keepFirstSection(): Promise<void> {
    await this.page.getByRole('button', { name: this.#texts.keep }).click();
    await this.page.getByText(this.#texts.kept).waitFor({ timeout: 90_000 });
  }

  /** Opens the first stop of the kept section. */
  async openSection(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: this.#texts.open, exact: true }).click();
  }
}
