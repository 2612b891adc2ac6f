import { createServer, type Server } from 'node:http';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { Touch } from '../browser/touch.ts';
import { centreOf } from '../geometry.ts';

/** A long page of another site that shows an embedded page in a frame. */
export class ForeignPage {
  readonly #page: Page;
  readonly #server: Server;
  readonly #responses: Promise<{ readonly url: string; readonly bytes: number }>[] = [];

  /** @param code the HTML of the frame, in the middle of the page */
  constructor(page: Page, code: string) {
    this.#page = page;
    const text = '<p style="height: 1200px">Text</p>';
    // A real server, because browsers do not let a mocked response load anything from the local network.
    this.#server = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><meta name="viewport" content="width=device-width">${text}${code}${text}`);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    this.#page.on('response', (response) => {
      const measured = response
        .request()
        .sizes()
        .then((sizes) => ({ url: response.url(), bytes: sizes.responseBodySize }));
      this.#responses.push(measured);
    });
    await this.#page.goto(`http://localhost:${port}/foreign`);
    await this.frame.scrollIntoViewIfNeeded();
    await this.#page.waitForLoadState('networkidle');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get frame(): Locator {
    return this.#page.locator('iframe');
  }

  get embedded(): FrameLocator {
    return this.#page.frameLocator('iframe');
  }

  /** The URLs and the transferred bytes of all responses. */
  async responses() {
    return await Promise.all(this.#responses);
  }

  async scrollPosition(): Promise<number> {
    return await this.#page.evaluate(() => window.scrollY);
  }

  /** Turns the wheel over the frame. */
  async turnWheel(pixels: number): Promise<void> {
    const { x, y } = await centreOf(this.frame);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, pixels);
  }

  /** Drags the frame upwards with a finger. */
  async dragUp(pixels: number): Promise<void> {
    const from = await centreOf(this.frame);
    await new Touch(this.#page).swipe(from, { x: from.x, y: from.y - pixels }, 400);
  }
}
