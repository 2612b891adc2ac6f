import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/set-up/browser.mjs';

/**
 * The browser tests paint in the renderer process, which is faster for them. Measured pages paint in the GPU process, as on a
 * visitor's machine, because software painting of a full map would block the main thread.
 */
const measuringFlags = chromiumFlags.filter((flag) => flag !== '--disable-gpu-compositing');

/** Launches a browser with software WebGL, so that results do not depend on a graphics card. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: measuringFlags,
  });
}
