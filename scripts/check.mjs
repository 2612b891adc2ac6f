// @ts-check
// `npm run check`: types, lint, format and unit tests. Unit tests that have passed on the same files before are not run again.
import { quickChecks, runCheck, sumCounts } from './lib/checks.mjs';
import { examineCheck, recordResult } from './lib/passed-checks.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { ensureInstalled } from './set-up/set-up.mjs';

if (await ensureInstalled()) {
  const checks = quickChecks().map((check) => () => runUnlessPassed(check));
  const { failed } = sumCounts(await runTasks(checks, 2));
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

/**
 * @param {import('./lib/checks.mjs').Check} check
 * @returns {Promise<import('./lib/checks.mjs').Count>}
 */
async function runUnlessPassed(check) {
  if (check.inputs === undefined) return runCheck(check);
  const { passedBefore, fingerprint } = examineCheck(check.title, check.inputs);
  if (passedBefore) {
    console.log(`ok     ${check.title} (passed before, nothing has changed)`);
    return { passed: 0, failed: 0 };
  }
  const count = await runCheck(check);
  recordResult(check.title, fingerprint, count.failed === 0);
  return count;
}
