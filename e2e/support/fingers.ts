import type { CDPSession, Page } from '@playwright/test';

/** A point of the window in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much time passes between two movements of a finger, in milliseconds. */
const stepMilliseconds = 16;

/**
 * A finger on the screen: real touch events of the browser, which scroll, drag and swipe. Its times are written into the
 * events, so that a gesture is as fast on a slow machine as on a fast one.
 */
export class Finger {
  readonly #page: Page;
  #session: CDPSession | undefined;
  /** Seconds since the epoch, as the browser wants them. */
  #now = 0;
  #at: Point = { x: 0, y: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  async touch(point: Point): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    this.#now = Date.now() / 1000;
    this.#at = point;
    await this.#send('touchStart');
  }

  /** Moves to a point in even steps that take `milliseconds`. */
  async moveTo(point: Point, milliseconds = 160): Promise<void> {
    const from = this.#at;
    const steps = Math.max(1, Math.round(milliseconds / stepMilliseconds));
    for (let step = 1; step <= steps; step += 1) {
      this.#now += milliseconds / steps / 1000;
      const share = step / steps;
      this.#at = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
      await this.#send('touchMove');
    }
  }

  /** Stays where it is. */
  wait(milliseconds: number): void {
    this.#now += milliseconds / 1000;
  }

  async lift(): Promise<void> {
    await this.#send('touchEnd');
  }

  /** From one point to another and up, in `milliseconds`. */
  async swipe(from: Point, to: Point, milliseconds = 160): Promise<void> {
    await this.touch(from);
    await this.moveTo(to, milliseconds);
    await this.lift();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    await this.#session?.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ ...this.#at, id: 1 }],
      timestamp: this.#now,
    });
  }
}
