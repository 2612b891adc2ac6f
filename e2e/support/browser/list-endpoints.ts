import type { Page } from '@playwright/test';

/** The list endpoints (`/v1/places/`, `/v1/images/`) and their cached copies in the browser. */
export class ListEndpoints {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes the endpoints respond with 503 from now on: both, or one. */
  async fail(list = '{places,images}'): Promise<void> {
    await this.#page.route(`**/v1/${list}/`, (route) => route.fulfill({ status: 503, json: { detail: '' } }));
  }

  /**
   * Delays the response of one endpoint.
   * @returns a function that releases it
   */
  async delay(list: string): Promise<() => void> {
    return await this.#delay(`**/v1/${list}/`);
  }

  /**
   * Delays the texts, people and works. Each restarts the search when it arrives, also one that has failed.
   * @returns a function that releases them
   */
  async delaySearchContent(): Promise<() => void> {
    return await this.#delay(/\/v1\/(?:api\/books\/all\/texts|people\/|works\/)$/);
  }

  async #delay(url: string | RegExp): Promise<() => void> {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.#page.route(url, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Removes all request mocks. */
  async restore(): Promise<void> {
    await this.#page.unrouteAll();
  }

  /** Waits until IndexedDB contains copies of both lists. */
  async waitForCache(): Promise<void> {
    await this.#page.waitForFunction(
      async (names) => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === 'cae-map')) return false;
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('cae-map');
          // Without this, opening a database that the product has not created yet would create it without its store.
          opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
          opening.addEventListener('error', () => resolve([]));
          opening.addEventListener('success', () => {
            const request = opening.result.transaction('lists').objectStore('lists').getAllKeys();
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error));
            opening.result.close();
          });
        });
        return names.every((name) => keys.includes(name));
      },
      ['listPlaces', 'listImages'],
    );
  }
}
