import { setTimeout as wait } from 'node:timers/promises';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { ServerCluster } from '../cluster/server-cluster.ts';
import { readWrite } from './numbered-writes.ts';
import type { WorkGate } from './work-gate.ts';
import type { WriteLedger } from './write-ledger.ts';

/** Between two reads of a process, in milliseconds. */
const interval = 200;
/** For a response, in milliseconds. */
const timeout = 3_000;

/** Reads the list of places of a process directly. @returns the last write by record; null without a response of status 200 */
export async function readWrites(url: string): Promise<Map<number, number> | null> {
  try {
    const response = await fetch(`${url}/v1/places/`, { signal: AbortSignal.timeout(timeout) });
    if (response.status !== 200) {
      await response.arrayBuffer();
      return null;
    }
    const places = (await response.json()) as PlaceRecord[];
    return new Map(places.map((place) => [place.place_id, readWrite(place)]));
  } catch {
    return null;
  }
}

/** Compares what a process sends, while it is ready, with the acknowledged writes, until the run stops. */
export async function observeProcess(
  process: number,
  {
    cluster,
    ledger,
    gate,
  }: {
    readonly cluster: ServerCluster;
    readonly ledger: WriteLedger;
    readonly gate: Pick<WorkGate, 'isStopping'>;
  },
): Promise<void> {
  let ready: { readonly url: string; readonly since: number } | undefined;
  while (!gate.isStopping()) {
    await wait(interval);
    const url = cluster.processes.get(process)?.url;
    const sentAt = performance.now();
    if (url === undefined || !cluster.balancer.ready().includes(url)) {
      ready = undefined;
      continue;
    }
    if (ready?.url !== url) ready = { url, since: sentAt };
    const values = await readWrites(url);
    if (values !== null) ledger.observe({ process, values, sentAt, readySince: ready.since });
  }
}
