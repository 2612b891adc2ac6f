import { inject, expect, test } from 'vitest';
import { listProblems, runChaos } from './run-chaos.ts';

/** Three processes are started, and one of them twice, in milliseconds. */
const timeLimit = 300_000;

test(
  'processes that are killed and lose their database and storage for a time lose no acknowledged write, upload or job',
  async () => {
    const result = await runChaos({
      seed: 1,
      faults: 4,
      pauseSeconds: 1,
      kinds: ['kill', 'pause', 'dead-connections', 'storage'],
      bundle: inject('serverBundle'),
      postgresqlOrigin: inject('postgresqlOrigin'),
      environment: { WEB_DIR: '/nowhere', BUILD_DIR: '/nowhere' },
      paths: ['/v1/places/'],
      hurriesJobs: true,
      report: () => undefined,
    });

    expect(listProblems(result)).toEqual([]);
    expect(result.writes.counts.acknowledged).toBeGreaterThan(0);
    expect(result.visitors.of('usual').get('200')).toBeGreaterThan(0);
    // An upload whose response was lost has a job as well.
    expect(result.finishedJobs).toBeGreaterThanOrEqual(result.uploads);
  },
  timeLimit,
);
