import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '../geometry.ts';

/** The interval between two touch events, in milliseconds. */
const stepMilliseconds = 16;

/**
 * Sends native touch events, which scroll, drag and swipe. The timestamps are part of the events, so that a gesture has
 * the same speed on a slow machine as on a fast one.
 */
export class Touch {
  readonly #page: Page;
  #session: CDPSession | undefined;
  /** The timestamp of the last event, in seconds since the epoch. */
  #now = 0;
  #position: Point = { x: 0, y: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  async start(point: Point): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    this.#now = Date.now() / 1000;
    this.#position = point;
    await this.#send('touchStart');
  }

  /** Moves to a point in equal steps within `milliseconds`. */
  async moveTo(point: Point, milliseconds = 160): Promise<void> {
    const from = this.#position;
    const steps = Math.max(1, Math.round(milliseconds / stepMilliseconds));
    for (let step = 1; step <= steps; step += 1) {
      this.#now += milliseconds / steps / 1000;
      const share = step / steps;
      this.#position = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
      await this.#send('touchMove');
    }
  }

  /** Delays the next event without moving. */
  hold(milliseconds: number): void {
    this.#now += milliseconds / 1000;
  }

  async end(): Promise<void> {
    await this.#send('touchEnd');
  }

  /** Touches a point, moves to another within `milliseconds` and ends there. */
  async swipe(from: Point, to: Point, milliseconds = 160): Promise<void> {
    await this.start(from);
    await this.moveTo(to, milliseconds);
    await this.end();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    await this.#session?.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ ...this.#position, id: 1 }],
      timestamp: this.#now,
    });
  }
}
