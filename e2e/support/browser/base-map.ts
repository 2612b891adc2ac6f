import { expect, type Page } from '@playwright/test';

/** The URL of a tile with zoom, x and y; those of the terrain contain a hash. */
const tilePattern = /\/atlas\/(?:tiles|near|shade|terrain\/[0-9a-f]+)\/(\d+)\/(\d+)\/(\d+)\.(?:pbf|webp)$/;

/** A WebP image of one transparent pixel. */
const onePixelOfZeros = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** The colours of a screenshot. Colours that differ by less than eight steps per channel count as one. */
export interface ColourStatistics {
  /** The share of pixels that have the most frequent colour, from 0 to 1. */
  readonly largestShare: number;
  /** The number of colours with a share of at least 1/2000 each. */
  readonly colourCount: number;
}

/** Makes requests for the base map fail, and evaluates how the map is rendered. */
export class BaseMap {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Aborts requests to other hosts than that of the product. */
  async blockOtherHosts(ownOrigin: string): Promise<void> {
    await this.#page.route(
      (url) => url.origin !== ownOrigin && /^https?:$/.test(url.protocol),
      (route) => route.abort('internetdisconnected'),
    );
  }

  /**
   * Makes tile requests fail, in turn with status 404, with status 500, and with an invalid body.
   * @param minimumZoom the lowest zoom that fails, on the scale of 512-pixel tiles
   * @returns a function that returns the number of failed requests so far
   */
  async failTiles(minimumZoom: number): Promise<() => number> {
    let failed = 0;
    await this.#page.route(tilePattern, async (route) => {
      const [, zoom = '', x = '', y = ''] = tilePattern.exec(new URL(route.request().url()).pathname) ?? [];
      if (Number(zoom) < minimumZoom) {
        await route.fallback();
        return;
      }
      failed += 1;
      const kind = (Number(x) + Number(y)) % 3;
      if (kind === 0) await route.fulfill({ status: 404, body: '' });
      else if (kind === 1) await route.fulfill({ status: 500, body: '' });
      else await route.fulfill({ status: 200, contentType: 'application/x-protobuf', body: 'no tile' });
    });
    return () => failed;
  }

  /**
   * Damages the terrain tiles, in turn: missing, an error of the server, truncated, and of another size with zeros only.
   * @returns a function that returns the number of damaged tiles so far
   */
  async damageTerrain(): Promise<() => number> {
    let damaged = 0;
    await this.#page.route(/\/atlas\/terrain\/[0-9a-f]+\/.*\.webp$/, async (route) => {
      damaged += 1;
      if (damaged % 4 === 0) await route.fulfill({ status: 404, body: '' });
      else if (damaged % 4 === 1) await route.fulfill({ status: 500, body: '' });
      else if (damaged % 4 === 2) await route.fulfill({ contentType: 'image/webp', body: onePixelOfZeros });
      else {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ contentType: 'image/webp', body: body.subarray(0, body.length / 2) });
      }
    });
    return () => damaged;
  }

  /** Makes the product have no terrain. */
  async removeTerrain(): Promise<void> {
    await this.#page.route('**/atlas/terrain/terrain.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
  }

  /**
   * Counts the colours of the map until the number no longer changes: the relief is drawn after the map.
   * @param waitForIdle waits until nothing is loading
   */
  async settledColourCount(waitForIdle: () => Promise<void>): Promise<number> {
    const counts: number[] = [];
    await expect
      .poll(async () => {
        await waitForIdle();
        counts.push((await this.colourStatistics()).colourCount);
        return counts.length > 1 && counts.at(-1) === counts.at(-2);
      })
      .toBe(true);
    return counts.at(-1) ?? 0;
  }

  /** Takes a screenshot of the map and counts its colours. */
  async colourStatistics(): Promise<ColourStatistics> {
    const screenshot = await this.#page.locator('canvas').first().screenshot();
    const decoder = await this.#page.context().newPage();
    const statistics = await decoder.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('the browser has no 2D canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const colour = [0, 1, 2].reduce((sum, channel) => sum * 32 + ((data[at + channel] ?? 0) >> 3), 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const pixels = data.length / 4;
        return {
          largestShare: Math.max(...counts.values()) / pixels,
          colourCount: [...counts.values()].filter((count) => count > pixels / 2000).length,
        };
      },
      `data:image/png;base64,${screenshot.toString('base64')}`,
    );
    await decoder.close();
    return statistics;
  }
}
