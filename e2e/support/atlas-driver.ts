import type { Page } from '@playwright/test';

/** What of a tile's address matters: where it is in its set. */
const tilePattern = /\/atlas\/(?:tiles|near|shade)\/(\d+)\/(\d+)\/(\d+)\.(?:pbf|webp)$/;

/** How many pixels of the map's picture are of each colour, with colours that hardly differ taken together. */
export interface MapPicture {
  /** The share of the colour that covers most, from 0 to 1. */
  readonly largestShare: number;
  /** Colours that cover at least one pixel in two thousand each. */
  readonly colours: number;
}

/** The base map as a visitor's browser meets it. */
export class AtlasDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Cuts the browser off from every address that is not the product's own. */
  async blockOtherHosts(ownAddress: string): Promise<void> {
    await this.#page.route(
      (url) => url.origin !== ownAddress && /^https?:$/.test(url.protocol),
      (route) => route.abort('internetdisconnected'),
    );
  }

  /**
   * Lets every tile from a zoom (512-pixel tiles) on fail: by turns as missing, as an error of the server, and as something
   * that is no tile.
   * @returns tells how many have failed so far
   */
  async breakTiles(fromZoom: number): Promise<() => number> {
    let broken = 0;
    await this.#page.route(tilePattern, async (route) => {
      const [, zoom = '', x = '', y = ''] = tilePattern.exec(new URL(route.request().url()).pathname) ?? [];
      if (Number(zoom) < fromZoom) {
        await route.fallback();
        return;
      }
      broken += 1;
      const kind = (Number(x) + Number(y)) % 3;
      if (kind === 0) await route.fulfill({ status: 404, body: '' });
      else if (kind === 1) await route.fulfill({ status: 500, body: '' });
      else await route.fulfill({ status: 200, contentType: 'application/x-protobuf', body: 'no tile' });
    });
    return () => broken;
  }

  /** Looks at what the map shows. */
  async picture(): Promise<MapPicture> {
    const screenshot = await this.#page.locator('canvas').first().screenshot();
    const viewer = await this.#page.context().newPage();
    const picture = await viewer.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('The browser reads no pictures.');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          // Steps of eight: what the eye takes for one colour counts as one.
          const colour = [0, 1, 2].reduce((sum, part) => sum * 32 + ((data[at + part] ?? 0) >> 3), 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const pixels = data.length / 4;
        return {
          largestShare: Math.max(...counts.values()) / pixels,
          colours: [...counts.values()].filter((count) => count > pixels / 2000).length,
        };
      },
      `data:image/png;base64,${screenshot.toString('base64')}`,
    );
    await viewer.close();
    return picture;
  }
}
