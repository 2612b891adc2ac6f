import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@cae-map/illustrations/math/random';
import { applyFault, findObstacle } from './apply-fault.ts';
import { startSite, type ChaosSite, type SiteOptions } from './chaos-site.ts';
import { compareSite, type SiteComparison } from './compare-site.ts';
import { createPlan, describeFault, type Fault, type FaultKind } from './fault-plan.ts';
import { observeProcess } from './observe-processes.ts';
import { createResponseCounts, type ResponseCounts } from './response-counts.ts';
import { editRecord, uploadPictures } from './site-clients.ts';
import { createUploadLedger, type UploadLedger } from './upload-ledger.ts';
import { visit } from './visitors.ts';
import { createWorkGate, type WorkGate } from './work-gate.ts';
import { createWriteLedger, type WriteLedger } from './write-ledger.ts';

export interface ChaosOptions extends Pick<SiteOptions, 'bundle' | 'postgresqlOrigin' | 'environment'> {
  readonly seed: number;
  /** The number of faults. */
  readonly faults: number;
  /** How long faults with a duration last, in seconds. */
  readonly pauseSeconds: number;
  /** The kinds of faults; all by default. */
  readonly kinds?: readonly FaultKind[];
  /** The paths of pages and lists that visitors read. */
  readonly paths: readonly [string, ...string[]];
  /** Whether leases and pauses of jobs are shortened at the end of the run. */
  readonly hurriesJobs?: boolean;
  readonly report: (line: string) => void;
  /** Ends the run after the fault that is being applied; what was applied until then is compared. */
  readonly signal?: AbortSignal;
}

/** A fault that was applied, or the reason why it was not. */
export interface AppliedFault {
  readonly fault: Fault;
  readonly obstacle: string | undefined;
  /** From the end of the fault until all processes are ready and every editor has written again, in seconds. */
  readonly recovery: number;
}

export interface ChaosResult extends SiteComparison {
  readonly applied: readonly AppliedFault[];
  readonly visitors: ResponseCounts;
  readonly editors: ResponseCounts;
  readonly writes: WriteLedger;
  /** Requests that the balancer sent to another process. */
  readonly repeatedReads: number;
  /** In seconds. */
  readonly duration: number;
  /** Faults after which editors could not write for `longestRecovery`. */
  readonly stuck: readonly string[];
}

const processes = 3;
const editors = 3;
const visitors = 3;

/** After which a process that is ready must send a write of another one, in milliseconds: the goal of docs/scaling.md. */
const visibilityLimit = 5_000;
/** Much less than locks and leases that nobody ends; much more than a loaded machine needs. In milliseconds. */
const longestRecovery = 180_000;
/** Between the writes of an editor and the requests of a visitor, in milliseconds. */
const editPause = 300;
const visitPause = 60;
/** Between two pictures: at least, and for each fault of the plan, so that long runs have hundreds, not thousands. */
const uploadPause = { least: 1_500, perFault: 10 };
/** After the recovery from a fault, in milliseconds. */
const calm = 500;

/** Applies the faults of a seed to a site that editors write, visitors read and pictures are uploaded to, and compares what is left. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { faults: count, pauseSeconds, seed, kinds } = options;
  const plan = createPlan({ seed, count, processes, pauseSeconds, ...(kinds ? { kinds } : {}) });
  const hasSmallDisk = plan.some(({ kind }) => kind === 'full-disk');
  const site = await startSite({ ...options, processes, records: editors, hasSmallDisk });
  try {
    return await runPlan(site, plan, options);
  } finally {
    await site.close();
  }
}

async function runPlan(
  site: ChaosSite,
  plan: readonly Fault[],
  { seed, paths, report, signal, hurriesJobs = false }: ChaosOptions,
): Promise<ChaosResult> {
  const begun = performance.now();
  const gate = createWorkGate();
  const writes = createWriteLedger(visibilityLimit);
  const uploads = createUploadLedger();
  const counts = { visitors: createResponseCounts(), editors: createResponseCounts() };
  const context = { site, gate, uploads, counts: Object.values(counts) };
  const working = startClients(site, { seed, paths, gate, writes, uploads, counts, faults: plan.length });
  // A client fails only by a defect of the run, which must not continue without it.
  let failure: { readonly error: unknown } | undefined;
  working.catch((error: unknown) => (failure = { error }));

  const applied: AppliedFault[] = [];
  const stuck: string[] = [];
  try {
    for (const [index, fault] of plan.entries()) {
      if (signal?.aborted === true) break;
      if (failure !== undefined) throw failure.error;
      const obstacle = findObstacle(site, fault);
      if (obstacle === undefined) await applyFault(context, fault);
      const recovery = await waitForRecovery(site, writes);
      if (recovery === null) stuck.push(`${describeFault(fault)}: ${describeState(site, writes)}`);
      applied.push({ fault, obstacle, recovery: recovery ?? longestRecovery / 1_000 });
      const outcome = recovery === null ? stuck.at(-1) : `recovered in ${recovery.toFixed(1)} s`;
      report(`${index + 1}/${plan.length} ${describeFault(fault)}: ${obstacle ?? outcome}`);
      await wait(calm);
    }
  } finally {
    gate.stop();
  }
  await working;
  const comparison = await compareSite(site, { ledger: writes, uploads, hurriesJobs });
  return {
    ...comparison,
    ...counts,
    applied,
    stuck,
    writes,
    repeatedReads: site.cluster.balancer.repeated,
    duration: (performance.now() - begun) / 1_000,
  };
}

interface Clients extends Pick<ChaosOptions, 'seed' | 'paths' | 'faults'> {
  readonly gate: WorkGate;
  readonly writes: WriteLedger;
  readonly uploads: UploadLedger;
  readonly counts: Readonly<Record<'visitors' | 'editors', ResponseCounts>>;
}

/** Starts editors, visitors and observers. Resolves when all have ended, after the gate has stopped them. */
async function startClients(
  { cluster, records }: ChaosSite,
  { seed, paths, faults, gate, writes: ledger, uploads, counts }: Clients,
): Promise<void> {
  const random = createRandom(`visitors/${seed}`);
  const { url } = cluster.balancer;
  const editing = { url, counts: counts.editors, gate };
  const reading = { url, counts: counts.visitors, gate, paths, pause: visitPause };
  const between = Math.max(uploadPause.least, faults * uploadPause.perFault);
  await Promise.all([
    ...records.map((record) => editRecord(editing, { record, ledger, pause: editPause })),
    uploadPictures(editing, { ledger: uploads, seed, pause: between }),
    ...Array.from({ length: visitors }, (_, index) =>
      visit({ ...reading, random: random.fork(String(index)) }),
    ),
    ...Array.from({ length: processes }, (_, process) => observeProcess(process, { cluster, ledger, gate })),
  ]);
}

/** Waits until all processes are ready and each editor has written since now. @returns the seconds; null when it takes too long */
async function waitForRecovery({ cluster, records }: ChaosSite, ledger: WriteLedger): Promise<number | null> {
  const from = performance.now();
  const hasRecovered = (): boolean =>
    cluster.balancer.ready().length === processes &&
    records.every((record) => ledger.lastAcknowledged(record) > from);
  while (!hasRecovered()) {
    if (performance.now() - from > longestRecovery) return null;
    await wait(50);
  }
  return (performance.now() - from) / 1_000;
}

/** Why the site has not recovered. */
function describeState({ cluster, records }: ChaosSite, ledger: WriteLedger): string {
  const ages = records.map((record) =>
    Math.round((performance.now() - ledger.lastAcknowledged(record)) / 1_000),
  );
  return `after ${longestRecovery / 1_000} s ${cluster.balancer.ready().length} processes are ready, and the last writes are ${ages.join(', ')} s old`;
}

/** All that makes a run fail, as sentences; empty when nothing was lost. */
export function listProblems({ lost, repeated, visitors, stuck, writes }: ChaosResult): string[] {
  return [...lost, ...repeated, ...writes.late, ...visitors.unclean, ...stuck];
}
