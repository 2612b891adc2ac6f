// @ts-check
// `npm run check`: types, lint, format and unit tests. Unit tests that passed before are repeated only if a change can affect them.
import { readJson } from './lib/read-json.mjs';
import { quickChecks, reportFile, runCheck, sumCounts } from './lib/checks.mjs';
import { examineTests, recordTests } from './lib/passed-tests.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { ensureInstalled } from './set-up/set-up.mjs';

if (await ensureInstalled()) {
  const checks = quickChecks().map((check) => () => runAffectedTests(check));
  const { failed } = sumCounts(await runTasks(checks, 2));
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}

/**
 * Runs a check. Of unit tests only those that have not passed on the same files.
 * @param {import('./lib/checks.mjs').Check} check
 * @returns {Promise<import('./lib/checks.mjs').Count>}
 */
async function runAffectedTests(check) {
  if (check.inputs === undefined) return runCheck(check);
  const examined = examineTests(check.title, check.inputs);
  const { selection } = examined;
  if (selection.length === 0) {
    console.log(`ok     ${check.title} (passed before, no change affects them)`);
    return { passed: 0, failed: 0 };
  }
  const report = reportFile(`${check.title.replaceAll(' ', '-')}-dependencies`);
  // A selected new file may be of another project.
  const files = selection === 'all' ? [] : ['--passWithNoTests', ...selection];
  const count = await runCheck({
    ...check,
    command: [...check.command, '--reporter=./scripts/lib/dependency-reporter.mjs', ...files],
    environment: { ...check.environment, DEPENDENCY_REPORT: report },
  });
  recordTests(check.title, examined, readJson(report));
  return count;
}
