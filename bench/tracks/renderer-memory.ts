import type { Browser } from '@playwright/test';
import { residentMegabytes } from '../server/resident-memory.ts';

/** How often the memory is read, in milliseconds. */
const interval = 100;

/** The resident memory of the renderers of a browser while an action runs, in megabytes. */
export interface MemoryRange {
  readonly before: number;
  readonly peak: number;
}

/** Reads the memory of all renderer processes, with their workers, before and during an action. */
export async function measureMemory(browser: Browser, action: () => Promise<void>): Promise<MemoryRange> {
  const session = await browser.newBrowserCDPSession();
  const read = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const sizes = await Promise.all(renderers.map(({ id }) => residentMegabytes(id).catch(() => 0)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const before = await read();
  let peak = before;
  const done = new AbortController();
  const sampling = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await read());
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  await action();
  done.abort();
  await sampling;
  await session.detach();
  return { before, peak };
}
