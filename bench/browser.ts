import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/set-up/browser.mjs';

/**
 * The tests paint on the page's own thread, which is quicker for them. A measured page leaves painting to another process, as
 * on a visitor's machine: else a full map that is painted by software holds up all that it is asked to do.
 */
const measuringFlags = chromiumFlags.filter((flag) => flag !== '--disable-gpu-compositing');

/** A browser that draws WebGL by software, so that it measures the same on machines with and without a graphics card. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: measuringFlags,
  });
}
