import type { Page } from '@playwright/test';
import type { View } from './page/bench-page.ts';

/** The movements of the path, each with its own figures. */
export const movements = ['pan', 'zoom'] as const;
export type Movement = (typeof movements)[number];

/** The size of the window in CSS pixels. */
export const windowSize = { width: 1280, height: 800 };

/** The start of the path: Leh, on MapLibre's zoom scale. */
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

/** The path: over the Karakoram, zoom in, towards Khotan, zoom out. The product's panels cover none of the points. */
const gestures: readonly Gesture[] = [
  { movement: 'pan', from: { x: 900, y: 250 }, to: { x: 840, y: 590 }, frames: 18 },
  { movement: 'zoom', at: { x: 860, y: 400 }, notches: 4, direction: 'in' },
  { movement: 'pan', from: { x: 1050, y: 520 }, to: { x: 700, y: 300 }, frames: 14 },
  { movement: 'zoom', at: { x: 800, y: 450 }, notches: 6, direction: 'out' },
];

/** The wheel delta of one notch in pixels: a multiple of the unit by which MapLibre recognizes a mouse wheel. */
const notchPixels = 30 * 4.000244140625;
const framesPerNotch = 6;
/** The pause after a gesture: it prevents inertia after a drag and lets the zoom and fade animations finish. */
const restFrames = 12;

/** The name of the performance mark at the start of a movement, or at the end of the path. */
export const markName = (movement: string): string => `bench:${movement}`;

/** Moves the map along the path with one input event per frame. */
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
  await waitFrames(page, restFrames);
  await page.mouse.up();
}

async function turnWheel(page: Page, gesture: Extract<Gesture, { movement: 'zoom' }>): Promise<void> {
  const { at, notches, direction } = gesture;
  await page.mouse.move(at.x, at.y);
  for (let notch = 0; notch < notches; notch += 1) await turnOneNotch(page, direction);
  await waitFrames(page, restFrames);
}

/**
 * Measures how far a page zooms per wheel notch.
 * @returns zoom levels
 */
export async function measureNotch(page: Page): Promise<number> {
  await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
  const before = await page.evaluate(() => window.bench.currentView().zoom);
  await turnOneNotch(page, 'in');
  await waitFrames(page, restFrames);
  return (await page.evaluate(() => window.bench.currentView().zoom)) - before;
}

/** The rate at which MapLibre's wheel handler zooms by a number of levels per notch: its formula solved for the rate. */
export function wheelZoomRate(levelsPerNotch: number): number {
  return -Math.log(2 / 2 ** levelsPerNotch - 1) / notchPixels;
}

async function turnOneNotch(page: Page, direction: 'in' | 'out'): Promise<void> {
  await page.mouse.wheel(0, direction === 'in' ? -notchPixels : notchPixels);
  await waitFrames(page, framesPerNotch);
}

/** Waits for a number of frames of the page. */
export async function waitFrames(page: Page, count: number): Promise<void> {
  await page.evaluate((frames) => window.bench.waitFrames(frames), count);
}

/** Sets a performance mark, which appears in the trace. */
export async function mark(page: Page, movement: string): Promise<void> {
  await page.evaluate((name) => void performance.mark(name), markName(movement));
}
