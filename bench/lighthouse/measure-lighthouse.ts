import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand, runCommand } from '../../scripts/lib/run-command.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { chromiumFlags, findChromium } from '../../scripts/set-up/browser.mjs';
import type { Table } from '../report.ts';
import { categories, lighthouseTables } from './lighthouse-report.ts';
import type { LighthouseReport, PageReport } from './lighthouse-report.ts';

const folder = join(root, 'bench/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

/** One page of each kind: the map, a stop, a day, a text, a picture, a person, a work, a chapter, the lists, the open data, the guide. */
const kinds = [
  '/',
  '/place/53',
  '/day/1925-08-27',
  '/days/1925-08',
  '/text/1',
  '/picture/1001',
  '/person/lama-lobzang',
  // Joined, so that it does not look like a path of a machine.
  ['', 'work', 'roerich-g-trails'].join('/'),
  '/book/view/1/3',
  '/placeslist',
  '/paintings',
  '/search?q=1925',
  '/data',
  '/guide',
];

/** Each in Russian and in English. */
const paths = kinds.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

/** Runs Lighthouse with mobile settings on pages of the product. */
export async function measureLighthouse(address: string): Promise<Table[]> {
  await install();
  const results = await mkdtemp(join(tmpdir(), 'cae-map-lighthouse-'));
  try {
    const pages: PageReport[] = [];
    for (const [index, path] of paths.entries()) {
      console.log(`lighthouse: ${path}`);
      const file = join(results, `${index}.json`);
      pages.push({ path, report: await runLighthouse(`${address}${path}`, file) });
    }
    return lighthouseTables(pages);
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}

/** Installs Lighthouse from its own lockfile, since only this part needs it. */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.log('lighthouse: installing …');
  const { code, output } = await runCommand(
    npmCommand(['ci', '--prefix', folder, '--no-audit', '--no-fund']),
  );
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

async function runLighthouse(url: string, file: string): Promise<LighthouseReport> {
  const chromium = await findChromium();
  // Otherwise the page would redirect to the language of the browser.
  const language = /^\/en(\/|$)/.test(new URL(url).pathname) ? 'en' : 'ru';
  const command = [
    process.execPath,
    program,
    url,
    '--quiet',
    '--form-factor=mobile',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(categories).join(',')}`,
    `--chrome-flags=${['--headless=new', `--accept-lang=${language}`, ...chromiumFlags].join(' ')}`,
  ];
  const environment = chromium === undefined ? {} : { CHROME_PATH: chromium };
  const { code, output } = await runCommand(command, { environment });
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${output}`);
  const report: LighthouseReport = JSON.parse(await readFile(file, 'utf8'));
  if (report.runtimeError) throw new Error(`Lighthouse failed for ${url}: ${report.runtimeError.code}`);
  return report;
}
