import type { FaultKind } from '../../apps/server/src/testing/chaos/fault-plan.ts';
import { successShare, type ResponseCounts } from '../../apps/server/src/testing/chaos/response-counts.ts';
import { listProblems, type ChaosResult } from '../../apps/server/src/testing/chaos/run-chaos.ts';
import { quantile } from '../quantile.ts';
import { formatTable, type Table } from '../report.ts';

export interface ReportOptions {
  readonly seed: number;
  /** The number of faults of the plan. */
  readonly faults: number;
  readonly pauseSeconds: number;
  /** The line about the date, the commit and the machine. */
  readonly environment: string;
}

/** What each kind of fault is, in the order of the table. */
const kinds: Readonly<Record<FaultKind, string>> = {
  kill: 'a process is killed (`SIGKILL`) and started again',
  pause: 'a process stops (`SIGSTOP`) and continues',
  'dead-connections':
    'packets of the open connections of a process to PostgreSQL are dropped in both directions',
  partition: 'the same, and new connections get no response for a time',
  'full-disk': 'the disk of the data folder and of temporary files is full for a time',
  clock: 'the clock of a process is set a day ahead or back for a time',
  storage:
    'requests to the S3 storage are refused (`503 SlowDown`), cut within the body, late, reset, or carried out without a response',
  restore: 'a backup, the loss of the database and of all files, and a restore',
};

/** The most problems in the document. */
const listedProblems = 50;

/** Writes the document about a run. */
export function writeChaosReport(
  result: ChaosResult,
  { seed, faults, pauseSeconds, environment }: ReportOptions,
): string {
  const problems = listProblems(result);
  const command = `npm run chaos -- --seed ${seed} --faults ${faults} --pause-seconds ${pauseSeconds}`;
  const tables = [
    faultTable(result),
    lossTable(result),
    responseTable('What visitors saw', result.visitors),
    responseTable('What editors saw', result.editors),
    visibilityTable(result),
  ];
  return `# Faults that the product has survived

\`npm run chaos\` applies faults, one after the other, to three processes on one PostgreSQL and one S3 storage behind a load balancer, while editors write, visitors read and pictures are uploaded. The plan of the faults depends only on the seed. The run fails, and lists what was lost, when

- an acknowledged write (a response 2xx) is missing in the history or in its record, or is stored twice;
- a process that has been ready for five seconds sends a list without a write that was acknowledged five seconds before;
- an acknowledged upload has no image, no file with the same contents, or no job that has finished exactly once;
- a visitor gets something else than 2xx, 304 or 503 with \`Retry-After\`;
- not all processes are ready and not every editor can write three minutes after the end of a fault.

The balancer repeats a read (GET, HEAD) at another process when one closes the connection, responds with 503 or has not responded within three seconds; it repeats no write. Editors pause from a backup until the end of its restore, because a backup does not have the writes after it. The clock is shifted within the process, whose
timers are not affected. A short run is part of \`npm test\` (\`apps/server/src/testing/chaos/chaos.test.ts\`); \`bench/chaos\` has the command, \`apps/server/src/testing/chaos\` what it does.

## Last run

\`${command}\`, ${result.applied.length === faults ? '' : `stopped after ${result.applied.length} faults, `}${formatDuration(result.duration)}: ${problems.length === 0 ? '**nothing was lost**' : `**${problems.length} problems**`}.

${environment}

${tables.map(formatTable).join('\n\n')}
${
  problems.length === 0
    ? ''
    : `\n### Problems\n\n${problems
        .slice(0, listedProblems)
        .map((problem) => `- ${problem}`)
        .join('\n')}\n`
}`;
}

function faultTable({ applied }: ChaosResult): Table {
  return {
    title: 'Faults',
    head: ['fault', 'applied', 'skipped', 'until all have recovered, median', 'longest'],
    rows: Object.entries(kinds).map(([kind, description]) => {
      const own = applied.filter(({ fault }) => fault.kind === kind);
      const [obstacle] = own.flatMap((fault) => fault.obstacle ?? []);
      const done = own.filter((fault) => fault.obstacle === undefined).map(({ recovery }) => recovery);
      const skipped = own.length - done.length;
      const seconds = (share: number): string =>
        done.length === 0 ? '–' : `${quantile(done, share).toFixed(1)} s`;
      return [
        description,
        String(done.length),
        obstacle === undefined ? '0' : `${skipped} (${obstacle})`,
        seconds(0.5),
        seconds(1),
      ];
    }),
  };
}

function lossTable({ writes, uploads, finishedJobs, lost, repeated }: ChaosResult): Table {
  return {
    title: 'What was lost',
    head: ['', 'number'],
    rows: [
      ['acknowledged writes', String(writes.counts.acknowledged)],
      [
        'writes that were stored although their response was lost',
        String(writes.counts.foundWithoutResponse),
      ],
      ['acknowledged uploads', String(uploads)],
      ['jobs that have finished exactly once', String(finishedJobs)],
      ['writes, uploads and jobs that were lost', String(lost.length)],
      ['writes and jobs that were done more than once', String(repeated.length)],
    ],
  };
}

function responseTable(title: string, counts: ResponseCounts): Table {
  const usual = counts.of('usual');
  const restore = counts.of('restore');
  const found = [...new Set([...usual.keys(), ...restore.keys()])].toSorted();
  const percent = (part: ReadonlyMap<string, number>): string =>
    part.size === 0 ? '–' : `${(successShare(part) * 100).toFixed(2)} %`;
  return {
    title,
    head: ['response', 'number', 'during restores, without a running process'],
    rows: [
      ...found.map((kind) => [kind, String(usual.get(kind) ?? 0), String(restore.get(kind) ?? 0)]),
      ['success', percent(usual), percent(restore)],
    ],
  };
}

function visibilityTable({ writes, repeatedReads }: ChaosResult): Table {
  const { delays, late } = writes;
  const milliseconds = (share: number): string =>
    delays.length === 0 ? '–' : String(Math.round(quantile(delays, share)));
  return {
    title: 'Until a write was in the list of each process that was ready, in milliseconds',
    head: [
      'observed',
      'median',
      '99 %',
      'longest',
      'after the limit of 5,000',
      'reads repeated by the balancer',
    ],
    rows: [
      [
        String(delays.length),
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(1),
        String(late.length),
        String(repeatedReads),
      ],
    ],
  };
}

function formatDuration(seconds: number): string {
  return `${Math.round(seconds / 60)} minutes`;
}
