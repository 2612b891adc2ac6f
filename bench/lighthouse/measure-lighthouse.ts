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

/** The map, a stop and the list, in both languages. */
const paths = ['/', '/en', '/place/53', '/en/place/53', '/placeslist', '/en/placeslist'];

/** Judges pages of the product by Lighthouse with the settings of a phone. */
export async function measureLighthouse(address: string): Promise<Table[]> {
  await install();
  const results = await mkdtemp(join(tmpdir(), 'cae-map-lighthouse-'));
  try {
    const pages: PageReport[] = [];
    for (const [index, path] of paths.entries()) {
      console.log(`lighthouse: ${path}`);
      const file = join(results, `${index}.json`);
      pages.push({ path, report: await judge(`${address}${path}`, file) });
    }
    return lighthouseTables(pages);
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}

/** It has packages of its own, which nothing else needs. */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.log('lighthouse: installing …');
  const { code, output } = await runCommand(
    npmCommand(['ci', '--prefix', folder, '--no-audit', '--no-fund']),
  );
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

async function judge(url: string, file: string): Promise<LighthouseReport> {
  const chromium = await findChromium();
  const command = [
    process.execPath,
    program,
    url,
    '--quiet',
    '--form-factor=mobile',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(categories).join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  const environment = chromium === undefined ? {} : { CHROME_PATH: chromium };
  const { code, output } = await runCommand(command, { environment });
  if (code !== 0) throw new Error(`Lighthouse could not judge ${url}:\n${output}`);
  const report: LighthouseReport = JSON.parse(await readFile(file, 'utf8'));
  if (report.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.code}`);
  return report;
}
