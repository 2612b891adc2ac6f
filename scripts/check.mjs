// @ts-check
// `npm run check`: types, lint, format and unit tests, in about two minutes.
import { quickChecks, runCheck, sumCounts } from './lib/checks.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { ensureInstalled } from './set-up/set-up.mjs';

if (await ensureInstalled()) {
  const checks = quickChecks().map((check) => () => runCheck(check));
  const { failed } = sumCounts(await runTasks(checks, 2));
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}
