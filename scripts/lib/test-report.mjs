// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Reads what vitest's JSON reporter has written. A file of tests that could not be loaded counts as one failed test.
 * @param {string} path
 * @returns {Count | undefined} undefined when there is no report
 */
export function readVitestReport(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  const unloadable = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

/**
 * Reads what Playwright's JSON reporter has written. A fault outside the tests counts as one failed test.
 * @param {string} path
 * @returns {Count | undefined} undefined when there is no report
 */
export function readPlaywrightReport(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
