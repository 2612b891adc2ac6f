import type { Page } from '@playwright/test';
import type { View } from './page/bench-page.ts';

/** How the map is moved; the figures are kept apart by it. */
export const movements = ['pan', 'zoom'] as const;
export type Movement = (typeof movements)[number];

/** The window, in CSS pixels. */
export const windowSize = { width: 1280, height: 800 };

/** Where the path begins: Leh, with the road from Kashmir and the one to Khotan. MapLibre's zoom. */
export const startView: View = { longitude: 77.6, latitude: 34.2, zoom: 5 };

/** A point of the window in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

type Gesture =
  | { readonly movement: 'pan'; readonly from: Point; readonly to: Point; readonly frames: number }
  | {
      readonly movement: 'zoom';
      readonly at: Point;
      readonly notches: number;
      readonly direction: 'in' | 'out';
    };

/**
 * The path: from Leh over the Karakoram, nearer, along the road to Khotan, and far out. All points lie between the sheets
 * of the product.
 */
const gestures: readonly Gesture[] = [
  { movement: 'pan', from: { x: 820, y: 250 }, to: { x: 760, y: 610 }, frames: 18 },
  { movement: 'zoom', at: { x: 860, y: 400 }, notches: 4, direction: 'in' },
  { movement: 'pan', from: { x: 1050, y: 520 }, to: { x: 700, y: 300 }, frames: 14 },
  { movement: 'zoom', at: { x: 800, y: 450 }, notches: 6, direction: 'out' },
];

/** What one notch of a wheel says, in pixels: a multiple of MapLibre's unit, by which it knows a wheel from a touch pad. */
const notchPixels = 30 * 4.000244140625;
const framesOfNotch = 6;
/** A pointer that rests before it lets go throws nothing; a notch is worked off; signs fade in. */
const framesOfRest = 12;

/** The names of the marks that the page leaves in a trace where a movement begins, and where the path ends. */
export const markOf = (movement: string): string => `bench:${movement}`;

/** Leads the pointer along the path, as a hand would: one event a frame. */
export async function followPath(page: Page): Promise<void> {
  for (const gesture of gestures) {
    await mark(page, gesture.movement);
    await (gesture.movement === 'pan' ? drag(page, gesture) : turnWheel(page, gesture));
  }
  await mark(page, 'end');
}

async function drag(page: Page, { from, to, frames }: Extract<Gesture, { movement: 'pan' }>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let frame = 1; frame <= frames; frame += 1) {
    const share = frame / frames;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  await passFrames(page, framesOfRest);
  await page.mouse.up();
}

async function turnWheel(page: Page, gesture: Extract<Gesture, { movement: 'zoom' }>): Promise<void> {
  const { at, notches, direction } = gesture;
  await page.mouse.move(at.x, at.y);
  for (let notch = 0; notch < notches; notch += 1) await turnOneNotch(page, direction);
  await passFrames(page, framesOfRest);
}

/**
 * How far a page zooms by one notch.
 * @returns zoom levels
 */
export async function measureNotch(page: Page): Promise<number> {
  await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
  const before = await page.evaluate(() => window.bench.view().zoom);
  await turnOneNotch(page, 'in');
  await passFrames(page, framesOfRest);
  return (await page.evaluate(() => window.bench.view().zoom)) - before;
}

/** By what rate MapLibre's own wheel zooms by so many levels a notch: its formula, solved for the rate. */
export function wheelZoomRate(levelsOfNotch: number): number {
  return -Math.log(2 / 2 ** levelsOfNotch - 1) / notchPixels;
}

async function turnOneNotch(page: Page, direction: 'in' | 'out'): Promise<void> {
  await page.mouse.wheel(0, direction === 'in' ? -notchPixels : notchPixels);
  await passFrames(page, framesOfNotch);
}

/** Waits for so many frames of the page. */
export async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate((frames) => window.bench.frames(frames), count);
}

/** Leaves a mark in the trace. */
export async function mark(page: Page, movement: string): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), markOf(movement));
}
