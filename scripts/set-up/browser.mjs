// @ts-check
import { existsSync } from 'node:fs';
import { installedProgram, runCommand } from '../lib/run-command.mjs';
import { debianInstallation } from './debian.mjs';
import { findProgram } from './find-program.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Flags that let Chromium run as root, disable its own network requests, and render WebGL in software.
 * @type {readonly string[]}
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a GPU, direct software compositing is faster than compositing on an emulated GPU.
  '--disable-gpu-compositing',
];

/** The browser of Debian, with fonts for every script on the map. */
const debianPackages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else a browser on the path, else the build of Playwright.
 * @returns {Promise<string | undefined>} the path of its executable; undefined when none is installed
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const installed = findProgram(programs);
  if (installed !== undefined) return installed;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a browser or installs one: the package of Debian if this process is root, else the download of Playwright.
 * @returns {Promise<string | undefined>} undefined after a failed installation, which is logged
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.log('  installing Chromium for the browser tests …');
  let output = '';
  for (const commands of [debianInstallation(debianPackages), playwrightInstallation()]) {
    for (const command of commands) output += (await runCommand(command)).output;
    const installed = await findChromium();
    if (installed !== undefined) return installed;
  }
  console.error(
    `${output}\nChromium could not be installed. Install it and set its path: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
  return undefined;
}

/** @returns {string[][]} */
function playwrightInstallation() {
  return [installedProgram('playwright', ['install', 'chromium'])];
}
