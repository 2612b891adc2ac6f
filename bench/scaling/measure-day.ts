import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { ServerCluster } from '../../apps/server/src/testing/cluster/server-cluster.ts';
import type { Table } from '../report.ts';
import { createEdgeCache } from './edge-cache.ts';
import { generateVisits, visitKinds, type VisitRequest } from './visits.ts';

const visitsPerDay = 1_000_000;
/** Of the busiest hour, relative to the mean of the day. */
const peakFactor = 3;
const peakPerSecond = (visitsPerDay / 86_400) * peakFactor;
/** Of the busiest hour; the first half fills the cache and is not counted. */
const replayedSeconds = 60;
/** Visits at the same time. */
const parallel = 6;
/** Of a core, so that a failed process and a new release do not overload the others. */
const utilisation = 0.5;
/** Linux counts processor time in hundredths of a second. */
const ticks = 100;

interface Sum {
  requests: number;
  hits: number;
  asked: number;
  bytes: number;
  originBytes: number;
}

/** Replays a minute of the busiest hour of a day with a million visits, through a cache that follows the headers, as fast as it goes. */
export async function measureDay(cluster: ServerCluster, origin: string): Promise<Table[]> {
  const processId = cluster.processes.get(0)?.server.process.pid ?? 0;
  const edge = createEdgeCache(origin);
  const visits = await generateVisits(origin, Math.round(peakPerSecond * replayedSeconds));
  const half = Math.floor(visits.length / 2);
  const sums = new Map<string, Sum>(
    visitKinds.map((kind) => [kind, { requests: 0, hits: 0, asked: 0, bytes: 0, originBytes: 0 }]),
  );

  async function replay(
    list: readonly (readonly VisitRequest[])[],
    first: number,
    isCounted: boolean,
  ): Promise<void> {
    const remaining = list.entries();
    const client = async (): Promise<void> => {
      for (const [index, requests] of remaining) {
        const now = (first + index) / peakPerSecond;
        for (const { kind, path } of requests) {
          const { bytes, isHit, originBytes, hasAskedOrigin } = await edge.get(path, now);
          const sum = sums.get(kind);
          if (!isCounted || sum === undefined) continue;
          sum.requests += 1;
          sum.hits += isHit ? 1 : 0;
          sum.asked += hasAskedOrigin ? 1 : 0;
          sum.bytes += bytes;
          sum.originBytes += originBytes;
        }
      }
    };
    await Promise.all(Array.from({ length: parallel }, client));
  }

  await replay(visits.slice(0, half), 0, false);
  const before = readProcessorTime(processId);
  const start = performance.now();
  await replay(visits.slice(half), half, true);
  const seconds = (performance.now() - start) / 1_000;
  const processor = readProcessorTime(processId) - before;
  const counted = visits.length - half;
  const total: Sum = { requests: 0, hits: 0, asked: 0, bytes: 0, originBytes: 0 };
  for (const sum of sums.values())
    for (const key of Object.keys(total) as (keyof Sum)[]) total[key] += sum[key];
  const perDay = visitsPerDay / counted;
  const format = (name: string, sum: Sum): string[] => [
    name,
    (sum.requests / counted).toFixed(1),
    `${(sum.bytes / counted / 1_000).toFixed(1)} kB`,
    percent(sum.hits / Math.max(1, sum.requests)),
    `${((sum.asked * perDay) / 1e6).toFixed(2)} million`,
    `${((sum.originBytes * perDay) / 1e9).toFixed(1)} GB`,
  ];
  const perVisit = processor / counted;
  return [
    {
      title: `A day with a million visits behind a CDN, from ${counted} visits of its busiest hour`,
      head: [
        'kind',
        'requests a visit',
        'bytes a visit',
        'sent by the CDN without waiting',
        'requests to the server a day',
        'bytes of the server a day',
      ],
      rows: [...[...sums].map(([kind, sum]) => format(kind, sum)), format('all', total)],
    },
    {
      title: 'Processes for it',
      head: [
        'replayed at',
        'processor time of the server a visit',
        'visits a second in the busiest hour',
        'cores in the busiest hour',
        `processes at ${percent(utilisation)} of a core`,
        'load of the machine',
      ],
      rows: [
        [
          `${(counted / seconds).toFixed(1)} visits a second`,
          `${(perVisit * 1_000).toFixed(1)} ms`,
          peakPerSecond.toFixed(1),
          (perVisit * peakPerSecond).toFixed(2),
          String(Math.max(2, Math.ceil((perVisit * peakPerSecond) / utilisation))),
          loadavg()[0]?.toFixed(1) ?? '',
        ],
      ],
    },
  ];
}

/** The processor time of all threads of a process, in seconds. */
function readProcessorTime(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
