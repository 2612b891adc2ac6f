import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { listProblems, runChaos } from '../../apps/server/src/testing/chaos/run-chaos.ts';
import { startPostgresqlServer } from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { describeEnvironment } from '../report.ts';
import { writeChaosReport } from './chaos-report.ts';

const document = 'docs/chaos.md';
const usage = 'Usage: npm run chaos -- [--seed N] [--faults N] [--pause-seconds N] [--no-report]';

/** The most problems that are printed. */
const printedProblems = 50;

/** Runs the faults of a seed and writes the document. The exit code is 1 when something was lost. */
async function main(): Promise<void> {
  const numbers = readOptions();
  if (numbers === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { writesReport, ...options } = numbers;
  // Read before the document is written, which makes the working tree dirty.
  const environment = describeEnvironment();
  const postgresql = await startPostgresqlServer();
  try {
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    const result = await runChaos({
      ...options,
      signal: stopping.signal,
      bundle: 'apps/server/dist/server.js',
      postgresqlOrigin: postgresql.origin,
      environment: {},
      paths: ['/v1/places/', '/en', '/ru', '/v1/api/books/'],
      report: (line) => console.log(line),
    });
    const problems = listProblems(result);
    if (writesReport)
      writeFileSync(
        document,
        writeChaosReport(result, {
          ...options,
          environment: `${environment} Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`,
        }),
      );
    if (problems.length === 0) {
      console.log(`Nothing was lost in ${result.applied.length} faults.`);
      return;
    }
    console.error(problems.slice(0, printedProblems).join('\n'));
    console.error(`${problems.length} problems in ${result.applied.length} faults of seed ${options.seed}.`);
    process.exitCode = 1;
  } finally {
    await postgresql.stop();
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        faults: { type: 'string', default: '100' },
        'pause-seconds': { type: 'string', default: '60' },
        'no-report': { type: 'boolean', default: false },
      },
    });
    const [seed, faults, pauseSeconds] = [values.seed, values.faults, values['pause-seconds']].map(Number);
    if (![seed, faults, pauseSeconds].every(Number.isSafeInteger)) return undefined;
    return {
      seed: seed ?? 0,
      faults: faults ?? 0,
      pauseSeconds: pauseSeconds ?? 0,
      writesReport: !values['no-report'],
    };
  } catch {
    return undefined;
  }
}

await main();
