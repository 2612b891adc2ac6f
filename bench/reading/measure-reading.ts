import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { serveLongChapter } from './long-chapter.ts';
import { serveStaticPage } from './static-page.ts';

const chapter = { texts: 1000, bookId: 1, chapterId: 5 };
const rounds = 3;
/** The number of scrolled frames, and the distance that each scrolls, in CSS pixels. */
const scroll = { frames: 120, pixels: 120 };
/** Longer than the slowest step on a small machine, in milliseconds. */
const pageTimeout = 120_000;

/** The pages: the chapter with its map, as a reader who has hidden the map sees it, and its HTML without scripts. */
type MeasuredPage = 'beside the map' | 'without the map' | 'static';

/** What is measured of one page. */
interface Reading {
  /** Until the first text is painted, in milliseconds from the navigation. */
  readonly painted: number;
  /** Until the page is loaded and hydrated, and the main thread answers, in milliseconds from the navigation. */
  readonly ready: number;
  /** Script, style and layout of each frame while the page is scrolled, in milliseconds. */
  readonly frames: readonly number[];
  /** The memory of the process of the page that it shares with no other, in MB. */
  readonly memory: number;
}

/** Measures a chapter of 1,000 texts, with and without the map, against its HTML without scripts, alternately in new browsers. */
export async function measureReading(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-reading-'));
  const { server, path } = await serveLongChapter(folder, chapter);
  const still = await serveStaticPage(server.address, path);
  try {
    const readings: Record<MeasuredPage, Reading[]> = {
      'beside the map': [],
      'without the map': [],
      static: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      console.log(`reading: round ${round + 1} of ${rounds}`);
      readings['beside the map'].push(await measurePage(`${server.address}${path}`, 'beside the map'));
      readings['without the map'].push(await measurePage(`${server.address}${path}`, 'without the map'));
      readings.static.push(await measurePage(`${still.address}${path}`, 'static'));
    }
    return {
      title: `A chapter of ${chapter.texts.toLocaleString('en')} texts, median of ${rounds}`,
      head: ['', 'beside the map', 'map hidden', 'the same HTML without scripts', 'ratios', 'budget'],
      rows: [
        describe('first text painted, ms', readings, ({ painted }) => painted, 1.25),
        describe('ready for a touch, ms', readings, ({ ready }) => ready, 1.25),
        describe('frame while scrolling, p95, ms', readings, ({ frames }) => quantile(frames, 0.95), 1.1),
        describe('memory of the page, MB', readings, ({ memory }) => memory, 1.5),
      ],
    };
  } finally {
    still.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(
  title: string,
  readings: Readonly<Record<MeasuredPage, readonly Reading[]>>,
  read: (reading: Reading) => number,
  budget: number,
): string[] {
  const median = (page: MeasuredPage): number => quantile(readings[page].map(read), 0.5);
  const [beside, without, still] = [median('beside the map'), median('without the map'), median('static')];
  const ratios = [beside, without].map((value) => (value / still).toFixed(2)).join(', ');
  return [title, ...[beside, without, still].map((value) => value.toFixed(1)), ratios, String(budget)];
}

async function measurePage(url: string, kind: MeasuredPage): Promise<Reading> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(pageTimeout);
    if (kind === 'without the map')
      await page.addInitScript(() => localStorage.setItem('readerOptions', '{"showMap":false}'));
    await page.goto(url, { waitUntil: 'load' });
    if (kind !== 'static') await waitForHydration(page);
    const ready = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
        ),
    );
    const painted = await readFirstPaint(page);
    if (kind === 'beside the map') await waitForMap(page);
    const frames = await measureScroll(page);
    return { painted, ready, frames, memory: await readMemory(browser, page) };
  } finally {
    await browser.close();
  }
}

/** When the first text was painted; the browser reports it after the frame. */
async function readFirstPaint(page: Page): Promise<number> {
  const entry = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await entry.jsonValue()) ?? Number.NaN;
}

/** The drawing of the server is hidden when the first frame of the map is drawn; its start is no part of scrolling. */
async function waitForMap(page: Page): Promise<void> {
  await page.locator('[data-map-part="drawing"][data-hidden="true"]').waitFor({ state: 'attached' });
}

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root > *')].some((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Scrolls down frame by frame and reads the work of the main thread after each. */
async function measureScroll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readWork = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (value('ScriptDuration') + value('LayoutDuration') + value('RecalcStyleDuration')) * 1000;
  };
  const frames: number[] = [];
  let before = await readWork();
  for (let frame = 0; frame < scroll.frames; frame += 1) {
    await page.evaluate(async (pixels) => {
      window.scrollBy(0, pixels);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, scroll.pixels);
    const after = await readWork();
    frames.push(after - before);
    before = after;
  }
  return frames;
}

/** The private memory of the process that shows the page, after a garbage collection, in MB. */
async function readMemory(browser: Browser, page: Page): Promise<number> {
  const pageSession = await page.context().newCDPSession(page);
  await pageSession.send('HeapProfiler.collectGarbage');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(({ id }) => {
    const lines = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').match(/^Private_\w+:\s+\d+/gm) ?? [];
    return lines.reduce((sum, line) => sum + Number(/\d+$/.exec(line)?.[0]), 0) / 1024;
  });
  return Math.max(...sizes);
}
