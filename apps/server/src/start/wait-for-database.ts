import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../lib/start-error.ts';

/** Between two attempts, in milliseconds. */
const pause = 1_000;
/** Between two lines of progress, in milliseconds. */
const reportInterval = 10_000;

/**
 * Repeats `attempt` while it fails with `database_unreachable`, and reports that it waits. Every other error ends the
 * wait at once.
 * @throws {StartError} `database_unreachable` of the last attempt, after `longestSeconds`.
 */
export async function waitForDatabase<Result>(
  attempt: () => Promise<Result>,
  longestSeconds: number,
  progress: (line: string) => void,
): Promise<Result> {
  const deadline = Date.now() + longestSeconds * 1_000;
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
      await wait(Math.min(pause, left));
    }
  }
}
