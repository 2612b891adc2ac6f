// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Reads the JSON report of Vitest. A test file that could not be loaded counts as one failed test.
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
 * Reads the JSON report of Playwright. Flaky tests and errors outside of tests count as failed.
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
