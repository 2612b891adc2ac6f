import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../scripts/set-up/browser.mjs';

/** What lets it run as root, keeps it to its page, and draws WebGL by software. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** A browser that draws WebGL by software, so that it measures the same on machines with and without a graphics card. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
  });
}
