import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/set-up/browser.mjs';

/** A browser that draws WebGL by software, so that it measures the same on machines with and without a graphics card. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
  });
}
