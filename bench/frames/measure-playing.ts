import type { Browser, Page } from '@playwright/test';
import { Product } from '../../e2e/support/product.ts';
import { launchBrowser } from '../browser.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { readWorkOf, traceCategories } from './main-thread.ts';
import type { TraceEvent, Work } from './main-thread.ts';
import { contents, serveMorePlaces } from './measure-frames.ts';
import type { Content } from './measure-frames.ts';
import { openWindow } from './measured-page.ts';
import { mark, passFrames } from './path.ts';

/** What is done with the journey; the figures are kept apart by it. */
const parts = ['play', 'drag'] as const;
type Part = (typeof parts)[number];
const titles: Readonly<Record<Part, string>> = { play: 'playing', drag: 'dragging the handle' };

/** Five seconds of playing, four times as fast as usual: about eighty stops. */
const playedFrames = 300;
const draggedFrames = 60;
const rounds = 3;

type Round = ReadonlyMap<Part, Work>;

/**
 * Measures script and layout while the journey is played and while its handle is dragged. The travellers, the route, the bar
 * and the quiet pane are drawn as for a visitor, and the map goes along.
 */
export async function measurePlaying(address: string): Promise<Table> {
  const rows: string[][] = [];
  for (const content of contents) {
    const browser = await launchBrowser();
    try {
      const measured = await measureContent(browser, address, content);
      rows.push(...parts.map((part) => [content.title, titles[part], ...figures(measured, part)]));
    } finally {
      await browser.close();
    }
  }
  return {
    title: 'Script and layout of the main thread while the journey is played, milliseconds of its processor',
    head: [
      'content',
      'what',
      'frames',
      'median frame',
      '95 of 100 frames within',
      'of all layout',
      'longest task',
      'longest of all rounds',
    ],
    rows,
  };
}

async function measureContent(
  browser: Browser,
  address: string,
  { title, times }: Content,
): Promise<Round[]> {
  const page = await openWindow(browser);
  if (times > 1) await serveMorePlaces(page, times);
  await page.goto(`${address}/place/53`);
  const product = new Product(page, 'ru', 'desktop');
  await product.mapToRest();
  await product.journey.options.click();
  await product.journey.option('4×').check({ force: true });
  await page.keyboard.press('Escape');
  const measured: Round[] = [];
  // The first round is for what is loaded and compiled once.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`playing, ${title}: round ${round} of ${rounds}`);
    const work = await measureRound(page, browser, product);
    if (round > 0) measured.push(work);
  }
  return measured;
}

async function measureRound(page: Page, browser: Browser, { journey }: Product): Promise<Round> {
  await browser.startTracing(page, { categories: traceCategories });
  await mark(page, 'play');
  await journey.play.click();
  await passFrames(page, playedFrames);
  await journey.pause.click();
  await mark(page, 'drag');
  await dragHandle(page, journey);
  await mark(page, 'end');
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return readWorkOf(trace.traceEvents, parts);
}

/** From a quarter of the scale to three quarters and half of the way back, one event a frame. */
async function dragHandle(page: Page, { day }: Product['journey']): Promise<void> {
  const box = await day.boundingBox();
  if (box === null) throw new Error('there is no scale');
  const y = box.y + box.height / 2;
  const at = (share: number) => box.x + box.width * share;
  await page.mouse.move(at(0.25), y);
  await page.mouse.down();
  for (let frame = 1; frame <= draggedFrames; frame += 1) {
    const way = frame / draggedFrames;
    await page.mouse.move(at(0.25 + 0.5 * (way < 2 / 3 ? way * 1.5 : 1 - (way - 2 / 3) * 1.5)), y);
  }
  await page.mouse.up();
}

function figures(measured: readonly Round[], part: Part): string[] {
  const works = measured.flatMap((round) => round.get(part) ?? []);
  const frames = works.flatMap((work) => work.frames);
  const longest = works.map(({ tasks }) => Math.max(...tasks));
  const layout = works.map((work) => work.layout);
  return [
    String(Math.round(frames.length / works.length)),
    ...[quantile(frames, 0.5), quantile(frames, 0.95), quantile(layout, 0.5), quantile(longest, 0.5)].map(
      inTenths,
    ),
    inTenths(Math.max(...longest)),
  ];
}

function inTenths(value: number): string {
  return value.toFixed(1);
}
