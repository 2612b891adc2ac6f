import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/running-product.ts';
import { measureAttacks } from './attacks/measure-attacks.ts';
import { measureDatabaseWrites } from './database-writes.ts';
import { measureFrames } from './frames/measure-frames.ts';
import { measurePlaying } from './frames/measure-playing.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureListCalls } from './list-calls.ts';
import { measurePageBytes } from './page-bytes.ts';
import { describeCircumstances, formatTable, writeReport } from './report.ts';
import type { Table } from './report.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measureSearch } from './search.ts';
import { measureServerMemory } from './server-memory.ts';
import { measureStarts } from './start-times.ts';

const document = 'docs/performance.md';

type Measured = Table | readonly Table[];
type Parts = Readonly<Record<string, (address: string) => Measured | Promise<Measured>>>;

/** What is measured while nothing else runs. */
const partsAlone: Parts = {
  starts: measureStarts,
  writes: measureDatabaseWrites,
  memory: measureServerMemory,
  search: measureSearch,
  attacks: measureAttacks,
};

/** What is measured of a product that runs, by its address. */
const partsOfProduct: Parts = {
  lists: measureListCalls,
  bytes: measurePageBytes,
  frames: measureFrames,
  playing: measurePlaying,
  peers: measurePeers,
  lighthouse: measureLighthouse,
};

/**
 * Measures the built product, one part after the other, and writes the figures into the document. A part that fails
 * says why and leaves its figures as they are.
 * @param names the parts that are wanted; none stands for all
 */
async function main(names: readonly string[]): Promise<void> {
  const known = Object.keys({ ...partsAlone, ...partsOfProduct });
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: there are ${known.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const wanted = names.length > 0 ? names : known;
  // Before the first table is written, which changes the working tree.
  const circumstances = describeCircumstances();
  await measureParts(choose(partsAlone, wanted), '', circumstances);
  const chosen = choose(partsOfProduct, wanted);
  if (chosen.length > 0) await withProduct((address) => measureParts(chosen, address, circumstances));
}

function choose(parts: Parts, wanted: readonly string[]): [name: string, measure: Parts[string]][] {
  return Object.entries(parts).filter(([name]) => wanted.includes(name));
}

async function measureParts(
  parts: ReturnType<typeof choose>,
  address: string,
  circumstances: string,
): Promise<void> {
  for (const [name, measure] of parts) {
    try {
      const tables = [await measure(address)].flat();
      console.log(`${tables.map(formatTable).join('\n\n')}\n`);
      writeReport(document, name, tables, circumstances);
    } catch (error) {
      // The figures of the other parts are worth their time all the same.
      console.error(`The part ${name} has failed:`, error);
      process.exitCode = 1;
    }
  }
}

/** Runs the product on an empty data folder meanwhile. */
async function withProduct(use: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  const product = await startProduct(folder);
  try {
    await use(product.address);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
