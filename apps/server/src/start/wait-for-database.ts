import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../lib/start-error.ts';

/** Between two attempts, in milliseconds. */
const retryDelay = 1_000;
/** Between two progress reports, in milliseconds. */
const reportInterval = 10_000;

/**
 * Retries `attempt` while it fails with `database_unreachable`, and reports progress. Rethrows other errors immediately.
 * @throws {StartError} `database_unreachable` of the last attempt, after `maxSeconds`.
 */
export async function waitForDatabase<Result>(
  attempt: () => Promise<Result>,
  maxSeconds: number,
  progress: (line: string) => void,
): Promise<Result> {
  const deadline = Date.now() + maxSeconds * 1_000;
  let nextReport = 0;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const left = deadline - Date.now();
      if (!(error instanceof StartError && error.code === 'database_unreachable') || left <= 0) throw error;
      if (Date.now() >= nextReport) {
        progress(`${error.message} Retrying for ${Math.ceil(left / 1_000)} s…`);
        nextReport = Date.now() + reportInterval;
      }
      await wait(Math.min(retryDelay, left));
    }
  }
}
