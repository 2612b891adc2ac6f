import { createRandom, type Random } from '@cae-map/illustrations/math/random';
import type { S3Fault } from '../s3/s3-double.ts';

/** The faults of the storage that a run uses. */
export const storageFaults = [
  'slow-down',
  'cut-body',
  'late',
  'lose-answer',
  'reset',
] as const satisfies readonly S3Fault[];

/** A fault of a run; processes have numbers from 0, durations are in seconds. */
export type Fault =
  /** SIGKILL; the process is started again. */
  | { readonly kind: 'kill'; readonly process: number }
  /** SIGSTOP, then SIGCONT: connections stay open, but nothing responds. */
  | { readonly kind: 'pause'; readonly process: number; readonly seconds: number }
  /** Packets of the open connections between a process and PostgreSQL are dropped in both directions; new connections work. */
  | { readonly kind: 'dead-connections'; readonly process: number }
  /** The same, and new connections get no response until the fault ends. */
  | { readonly kind: 'partition'; readonly process: number; readonly seconds: number }
  /** The disk with the data folder and the temporary files of all processes is full. */
  | { readonly kind: 'full-disk'; readonly seconds: number }
  /** The clock of a process differs by a day. */
  | {
      readonly kind: 'clock';
      readonly process: number;
      readonly days: 1 | -1;
      readonly seconds: number;
    }
  /** The next requests to the storage with a method fail. */
  | {
      readonly kind: 'storage';
      readonly fault: (typeof storageFaults)[number];
      readonly method: 'GET' | 'PUT' | 'HEAD';
      readonly requests: number;
    }
  /** A backup, the loss of the database and of all files, and a restore of the backup. */
  | { readonly kind: 'restore' };

export type FaultKind = Fault['kind'];

/** How often each kind is in a round of the plan; the order within a round is random. */
const round: Readonly<Record<Exclude<FaultKind, 'restore'>, number>> = {
  kill: 4,
  pause: 2,
  'dead-connections': 3,
  partition: 2,
  'full-disk': 1,
  clock: 2,
  storage: 6,
};

/** There is one restore for so many faults, and at least one in a plan of more than `fewFaults`. */
const faultsPerRestore = 50;
const fewFaults = 5;

/** The most requests to the storage that fail one after the other; the server sends a request at most five times. */
const mostFailedRequests = 6;

export interface PlanOptions {
  readonly seed: number;
  /** The number of faults. */
  readonly count: number;
  readonly processes: number;
  /** How long a fault with a duration lasts, in seconds. */
  readonly pauseSeconds: number;
  /** The kinds of faults; all by default. */
  readonly kinds?: readonly FaultKind[];
}

/** Creates the faults of a run. The same options create the same plan on every machine. */
export function createPlan({ seed, count, processes, pauseSeconds, kinds }: PlanOptions): Fault[] {
  const random = createRandom(`chaos/${seed}`);
  const isUsed = (kind: FaultKind): boolean => kinds?.includes(kind) ?? true;
  const repeated = Object.entries(round).flatMap(([kind, times]) =>
    isUsed(kind as FaultKind) ? Array.from({ length: times }, () => kind as FaultKind) : [],
  );
  const order: FaultKind[] = [];
  while (order.length < count && repeated.length > 0) order.push(...shuffle(repeated, random));
  order.length = Math.min(count, order.length);
  if (isUsed('restore')) insertRestores(order);
  return order.map((kind) => createFault(kind, { random, processes, pauseSeconds }));
}

/** Replaces faults in the middle of equal parts of the plan. */
function insertRestores(order: FaultKind[]): void {
  const least = order.length > fewFaults ? 1 : 0;
  const restores = Math.max(least, Math.floor(order.length / faultsPerRestore));
  for (let index = 0; index < restores; index += 1)
    order[Math.floor(((index + 0.5) * order.length) / restores)] = 'restore';
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, position: random.next() }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ item }) => item);
}

function createFault(
  kind: FaultKind,
  {
    random,
    processes,
    pauseSeconds: seconds,
  }: Pick<PlanOptions, 'processes' | 'pauseSeconds'> & { readonly random: Random },
): Fault {
  const process = random.integer(0, processes - 1);
  switch (kind) {
    case 'kill':
    case 'dead-connections':
      return { kind, process };
    case 'pause':
    case 'partition':
      return { kind, process, seconds };
    case 'full-disk':
      return { kind, seconds };
    case 'clock':
      return { kind, process, days: random.sign(), seconds };
    case 'storage':
      return {
        kind,
        fault: random.pick(storageFaults),
        method: random.pick(['GET', 'PUT', 'HEAD']),
        requests: random.integer(1, mostFailedRequests),
      };
    case 'restore':
      return { kind };
  }
}

/** A fault as a line of the output. */
export function describeFault(fault: Fault): string {
  const { kind, ...details } = fault;
  const listed = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return [kind, ...listed].join(', ');
}
