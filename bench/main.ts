import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/start-server.ts';
import { measureAttacks } from './attacks/measure-attacks.ts';
import { measureNetworkFloods } from './attacks/measure-network-floods.ts';
import { measureParallelWrites } from './attacks/measure-parallel-writes.ts';
import { measurePictureAttacks } from './attacks/measure-picture-attacks.ts';
import { measureBookFiles } from './book-files/measure-book-files.ts';
import { measureCards } from './cards.ts';
import { measureImageList } from './editing/measure-image-list.ts';
import { measureThumbnails } from './editing/measure-thumbnails.ts';
import { measureNetworkUploads, measureUploads } from './editing/measure-uploads.ts';
import { measureFrames } from './frames/measure-frames.ts';
import { measurePlaying } from './frames/measure-playing.ts';
import { measureKills } from './faults/measure-kills.ts';
import { measureLogins } from './logins/measure-logins.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureMapTiles } from './map-tiles.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measureOffline } from './offline/measure-offline.ts';
import { describeEnvironment, formatTable, writeReport } from './report.ts';
import type { Table } from './report.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measureReading } from './reading/measure-reading.ts';
import { measureScaling } from './scaling/measure-scaling.ts';
import { measureSearch } from './search.ts';
import { measureSentences } from './sentences.ts';
import { measureDatabaseWrites } from './server/database-writes.ts';
import { measureListEndpoints } from './server/list-endpoints.ts';
import { measureServerMemory } from './server/server-memory.ts';
import { measureStarts } from './server/start-times.ts';
import { measureTracks } from './tracks/measure-tracks.ts';
import { measureTranslations } from './translations.ts';

const usualDocument = 'docs/performance.md';
/** Parts whose tables are in another document. */
const documents: Readonly<Record<string, string>> = { scaling: 'docs/scaling.md' };

type Result = Table | readonly Table[];
/** The functions that measure each part, by the name of the part. */
type Parts = Readonly<Record<string, (address: string) => Result | Promise<Result>>>;

/** The parts that start their own processes. */
const standaloneParts: Parts = {
  starts: measureStarts,
  writes: measureDatabaseWrites,
  memory: measureServerMemory,
  search: measureSearch,
  sentences: measureSentences,
  translations: measureTranslations,
  reading: measureReading,
  'book-files': measureBookFiles,
  'map-tiles': measureMapTiles,
  attacks: measureAttacks,
  'picture-attacks': measurePictureAttacks,
  'network-floods': measureNetworkFloods,
  'parallel-writes': measureParallelWrites,
  logins: measureLogins,
  thumbnails: measureThumbnails,
  'image-list': measureImageList,
  uploads: measureUploads,
  'network-uploads': measureNetworkUploads,
  kills: measureKills,
  scaling: measureScaling,
};

/** The parts that measure a running product at an address. */
const productParts: Parts = {
  lists: measureListEndpoints,
  bytes: measurePageBytes,
  offline: measureOffline,
  cards: measureCards,
  frames: measureFrames,
  playing: measurePlaying,
  tracks: measureTracks,
  peers: measurePeers,
  lighthouse: measureLighthouse,
};

/**
 * Measures the built product part by part and writes the tables into the document. When a part fails, the error is logged
 * and its tables stay unchanged.
 * @param names the selected parts; an empty list selects all
 */
async function main(names: readonly string[]): Promise<void> {
  const known = Object.keys({ ...standaloneParts, ...productParts });
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${known.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const selected = names.length > 0 ? names : known;
  // Read before the first table is written, since writing it makes the working tree dirty.
  const environment = describeEnvironment();
  await measureParts(selectParts(standaloneParts, selected), '', environment);
  const onProduct = selectParts(productParts, selected);
  if (onProduct.length > 0) await withProduct((address) => measureParts(onProduct, address, environment));
}

function selectParts(parts: Parts, names: readonly string[]): [name: string, measure: Parts[string]][] {
  return Object.entries(parts).filter(([name]) => names.includes(name));
}

async function measureParts(
  parts: ReturnType<typeof selectParts>,
  address: string,
  environment: string,
): Promise<void> {
  for (const [name, measure] of parts) {
    try {
      const tables = [await measure(address)].flat();
      console.log(`${tables.map(formatTable).join('\n\n')}\n`);
      writeReport(documents[name] ?? usualDocument, name, tables, environment);
    } catch (error) {
      // The other parts are measured all the same.
      console.error(`The part ${name} failed:`, error);
      process.exitCode = 1;
    }
  }
}

/** Starts the product on an empty data folder and stops it after `use`. */
async function withProduct(use: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  const server = await startServer(folder);
  try {
    await use(server.address);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
