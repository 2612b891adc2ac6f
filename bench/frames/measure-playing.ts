import type { Browser, Page } from '@playwright/test';
import { Product } from '../../e2e/support/drivers/product.ts';
import { launchBrowser } from '../browser.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { readWorkByMark, traceCategories } from './main-thread.ts';
import type { TraceEvent, Work } from './main-thread.ts';
import { contents, mockPlaces } from './measure-frames.ts';
import type { Content } from './measure-frames.ts';
import { openWindow } from './measured-page.ts';
import { mark, waitFrames } from './path.ts';

/** The measured parts, each with its own figures. */
const parts = ['play', 'drag'] as const;
type Part = (typeof parts)[number];
const titles: Readonly<Record<Part, string>> = { play: 'playback', drag: 'dragging the handle' };

/** Five seconds of playback at 4× speed, about eighty stops. */
const playedFrames = 300;
const draggedFrames = 60;
const rounds = 3;

type Round = ReadonlyMap<Part, Work>;

/**
 * Measures script and layout during playback of the journey and while the handle is dragged, with the camera following the
 * travellers.
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
    title: 'Script and layout of the main thread during playback, milliseconds of processor time',
    head: [
      'content',
      'part',
      'frames',
      'median frame',
      'p95 frame',
      'layout of all frames',
      'longest task, median',
      'longest task, maximum',
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
  if (times > 1) await mockPlaces(page, address, times);
  await page.goto(`${address}/place/53`);
  const product = new Product({ page, language: 'ru', layout: 'desktop' });
  await product.map.waitForIdle();
  await product.journey.optionsButton.click();
  await product.journey.option('4×').check({ force: true });
  await page.keyboard.press('Escape');
  const measured: Round[] = [];
  // The first round warms up the page and is not counted.
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
  await journey.playButton.click();
  await waitFrames(page, playedFrames);
  await journey.pauseButton.click();
  await mark(page, 'drag');
  await dragHandle(page, journey);
  await mark(page, 'end');
  const trace: { readonly traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return readWorkByMark(trace.traceEvents, parts);
}

/** Drags the handle from 1/4 to 3/4 of the slider and back to the middle, with one event per frame. */
async function dragHandle(page: Page, { slider }: Product['journey']): Promise<void> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  const y = box.y + box.height / 2;
  const at = (share: number) => box.x + box.width * share;
  await page.mouse.move(at(0.25), y);
  await page.mouse.down();
  for (let frame = 1; frame <= draggedFrames; frame += 1) {
    const progress = frame / draggedFrames;
    const position = progress < 2 / 3 ? progress * 1.5 : 1 - (progress - 2 / 3) * 1.5;
    await page.mouse.move(at(0.25 + 0.5 * position), y);
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
      formatTenths,
    ),
    formatTenths(Math.max(...longest)),
  ];
}

function formatTenths(value: number): string {
  return value.toFixed(1);
}
