import type { Page } from '@playwright/test';

/** The lists of the expedition, as the server gives them and as the browser keeps them. */
export class Lists {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Lets the calls for lists of the expedition fail from now on: all of them, or one. */
  async break(list = '{places,images}'): Promise<void> {
    await this.#page.route(`**/v1/${list}/`, (route) => route.fulfill({ status: 503, json: { detail: '' } }));
  }

  /**
   * Lets the call for a list wait.
   * @returns what lets it go on
   */
  async hold(list: string): Promise<() => void> {
    let letGo = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await this.#page.route(`**/v1/${list}/`, async (route) => {
      await waiting;
      await route.continue();
    });
    return letGo;
  }

  /** Waits until the browser keeps copies of the lists. */
  async toBeSaved(): Promise<void> {
    await this.#page.waitForFunction(
      async (names) => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === 'cae-map')) return false;
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('cae-map');
          opening.addEventListener('error', () => reject(opening.error));
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

  async repair(): Promise<void> {
    await this.#page.unrouteAll();
  }
}
