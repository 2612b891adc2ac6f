// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedProgram, runCommand } from '../lib/run-command.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * What lets Chromium run as root, asks nothing of the network on its own, and draws WebGL by software.
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
  // The page around the map is painted by the processor straight away, not by a graphics card played by the processor.
  '--disable-gpu-compositing',
];

/** Debian's browser with letters for every script that the map shows. */
const debianPackages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/**
 * The browser for the tests: the one that CHROMIUM_PATH names, else one on the path, else Playwright's own.
 * @returns {Promise<string | undefined>} the path of its program; undefined when there is none yet
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find(isProgram);
  if (installed !== undefined) return installed;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a browser or installs one: from Debian's packages when we may, else by Playwright's download.
 * @returns {Promise<string | undefined>} undefined when there is none to be had, which has been said
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.log('  installing Chromium for the browser tests …');
  let output = '';
  for (const commands of [debianInstallation(), playwrightInstallation()]) {
    for (const command of commands) output += (await runCommand(command)).output;
    const installed = await findChromium();
    if (installed !== undefined) return installed;
  }
  console.error(
    `${output}\nNo Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
  return undefined;
}

/** @returns {string[][]} nothing on a system where it cannot work */
function debianInstallation() {
  const possible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return possible
    ? [
        [...apt, 'update'],
        [...apt, 'install', '--yes', '--no-install-recommends', ...debianPackages],
      ]
    : [];
}

/** @returns {string[][]} */
function playwrightInstallation() {
  return [installedProgram('playwright', ['install', 'chromium'])];
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
