// @ts-check
import { existsSync } from 'node:fs';
import { installedProgram, runCommand } from '../lib/run-command.mjs';
import { debianInstallation } from './debian.mjs';
import { findProgram } from './find-program.mjs';

/** Chromium without windows: the same engine, whose browser process takes less than half of the processor time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** Fonts for every script on the map. */
const fontPackages = ['fonts-noto-core', 'fonts-noto-cjk'];

/**
 * Finds the browser of the tests: CHROMIUM_PATH, else a headless shell or a browser on the path, else the build of Playwright.
 * @returns {Promise<string | undefined>} the path of its executable; undefined when none is installed
 */
export function findTestBrowser() {
  return findBrowser([...headlessShells, ...browsers]);
}

/**
 * Finds the browser that the bench measures, if possible one as visitors have it: CHROMIUM_PATH, else a browser or a headless shell
 * on the path, else the build of Playwright.
 * @returns {Promise<string | undefined>} the path of its executable; undefined when none is installed
 */
export function findChromium() {
  return findBrowser([...browsers, ...headlessShells]);
}

/** @param {readonly string[]} programs the first that is on the path is preferred */
async function findBrowser(programs) {
  const found = configuredPath() ?? findProgram(programs);
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds the browser of the tests or installs one. If this process is root, the headless shell of Debian is installed even
 * beside another browser, because the tests take a quarter less time with it.
 * @returns {Promise<string | undefined>} undefined after a failed installation, which is logged
 */
export async function ensureTestBrowser() {
  const preferred = configuredPath() ?? findProgram(headlessShells);
  if (preferred !== undefined) return preferred;
  console.log('  installing a browser for the tests …');
  let output = '';
  const debian = debianInstallation(['chromium-headless-shell', ...fontPackages]);
  for (const command of debian) output += (await runCommand(command)).output;
  const found = await findTestBrowser();
  if (found !== undefined) return found;
  output += (await runCommand(installedProgram('playwright', ['install', 'chromium']))).output;
  const installed = await findTestBrowser();
  if (installed === undefined) {
    console.error(
      `${output}\nChromium could not be installed. Install it and set its path: CHROMIUM_PATH=/path/to/chromium npm test`,
    );
  }
  return installed;
}

function configuredPath() {
  const path = process.env['CHROMIUM_PATH'];
  return path === '' ? undefined : path;
}
