import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosSite } from './chaos-site.ts';
import { readWrites } from './observe-processes.ts';
import {
  hurryJobs,
  readJobEnds,
  readOriginals,
  readStoredWrites,
  readUnfinishedJobs,
} from './site-database.ts';
import type { UploadLedger } from './upload-ledger.ts';
import type { WriteLedger } from './write-ledger.ts';

/** What is left after a run. */
export interface SiteComparison {
  /** Acknowledged writes, uploads and jobs that are missing, as sentences. */
  readonly lost: readonly string[];
  /** Writes and jobs that were done more than once. */
  readonly repeated: readonly string[];
  /** Acknowledged uploads. */
  readonly uploads: number;
  /** Jobs that have finished exactly once. */
  readonly finishedJobs: number;
}

/** For the last jobs, which may wait for the lease of a killed process and for their next attempt, in milliseconds. */
const longestJobs = 600_000;
/** For the lists of all processes, in milliseconds. */
const longestReads = 15_000;

/** Waits for the last jobs, and compares the database, the storage and the lists of all processes with the ledgers. */
export async function compareSite(
  site: ChaosSite,
  {
    ledger,
    uploads,
    hurriesJobs,
  }: { readonly ledger: WriteLedger; readonly uploads: UploadLedger; readonly hurriesJobs: boolean },
): Promise<SiteComparison> {
  await waitForJobs(site.databaseUrl(), hurriesJobs);
  uploads.addEnds(await readJobEnds(site.databaseUrl()));
  const { history, records } = await readStoredWrites(site.databaseUrl());
  const writes = ledger.compare(history, records);
  const pictures = uploads.compare(await findOriginals(site));
  return {
    lost: [...writes.lost, ...pictures.lost, ...(await compareLists(site, records))],
    repeated: [...writes.repeated, ...pictures.repeated],
    uploads: uploads.acknowledged.length,
    finishedJobs: pictures.finishedJobs,
  };
}

async function waitForJobs(url: string, hurriesJobs: boolean): Promise<void> {
  const until = performance.now() + longestJobs;
  while ((await readUnfinishedJobs(url)).size > 0 && performance.now() < until) {
    // A job that is really worked on is taken over as well, and may only end once.
    if (hurriesJobs) await hurryJobs(url);
    await wait(1_000);
  }
}

async function findOriginals(site: ChaosSite) {
  const rows = await readOriginals(site.databaseUrl());
  return rows.map(({ upload_id: uploadId, image_id: imageId, file }) => {
    const object = site.storage.objects.get(`originals/${file}`);
    const sha256 = object === undefined ? null : createHash('sha256').update(object.body).digest('hex');
    return { uploadId, imageId, sha256 };
  });
}

/** Every process must send the writes of the database. */
async function compareLists({ cluster }: ChaosSite, records: ReadonlyMap<number, number>): Promise<string[]> {
  const problems: string[] = [];
  for (const [process, { url }] of cluster.processes) {
    const until = performance.now() + longestReads;
    let differing = [...records.keys()];
    while (differing.length > 0 && performance.now() < until) {
      const sent = await readWrites(url);
      differing = [...records.keys()].filter((record) => sent?.get(record) !== records.get(record));
      if (differing.length > 0) await wait(200);
    }
    for (const record of differing)
      problems.push(`process ${process} does not send the last write of record ${record}`);
  }
  return problems;
}
