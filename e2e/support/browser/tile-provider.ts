import type { Page, Route } from '@playwright/test';

/** A PNG of one grey pixel. */
const greyPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Addresses of tiles that the operator configures; the server of the tests is started with them. */
export const configuredTiles = {
  TILE_URLS: [
    'GDst=https://tiles.example.org/gaode/{z}/{x}/{y}.png',
    'BDst=https://tiles.example.org/baidu/{z}/{x}/{y}.png',
    'Ysat=https://tiles.example.org/yandex/{z}/{x}/{y}.png',
  ].join(' '),
  TERRAIN_TILES_URL: 'https://dem.example.org/{z}/{x}/{y}.webp',
} as const;

/** The tiles of other companies, answered by the test in place of them. */
export class TileProvider {
  readonly #page: Page;
  /** The URLs of all requests. */
  readonly urls: string[] = [];
  #respond: (route: Route) => Promise<void> = (route) =>
    route.fulfill({
      body: greyPixel,
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': '*' },
    });

  constructor(page: Page) {
    this.#page = page;
  }

  /** Answers all requests to other hosts. */
  async start(): Promise<void> {
    await this.#page.context().route(/^https:\/\//, async (route) => {
      this.urls.push(route.request().url());
      await this.#respond(route);
    });
  }

  /** Responds to all further requests with a terrain tile of the product. @param path the tile */
  async respondWithTerrain(path: string): Promise<void> {
    const tile = await this.#page.request.get(path);
    const body = await tile.body();
    this.#respond = (route) =>
      route.fulfill({ body, contentType: 'image/webp', headers: { 'access-control-allow-origin': '*' } });
  }

  /** Responds to all further requests with a status. */
  failWith(status: number): void {
    this.#respond = (route) =>
      route.fulfill({ status, body: '', headers: { 'access-control-allow-origin': '*' } });
  }

  /** Responds to all further requests with a page instead of a tile. */
  respondWithHtml(): void {
    this.#respond = (route) =>
      route.fulfill({
        body: '<!doctype html><title>Sign in</title>',
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
      });
  }
}
