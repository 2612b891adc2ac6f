// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The numbers of tests, and the failed ones, each with the first line of its error.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Count
 */

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
  const failures = report.testResults.flatMap(
    (/** @type {{ name: string, message: string, assertionResults: VitestResult[] }} */ file) => [
      ...(unloadable.includes(file) ? [`${file.name}: ${firstLine(file.message)}`] : []),
      ...file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) => `${file.name}: ${fullName}: ${firstLine(failureMessages[0])}`,
        ),
    ],
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length, failures };
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult */

/**
 * Reads the JSON report of Playwright. Flaky tests and errors outside of tests count as failed.
 * @param {string} path
 * @returns {Count | undefined} undefined when there is no report
 */
export function readPlaywrightReport(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failedSpecs),
    ...report.errors.map((/** @type {{ message?: string }} */ error) => firstLine(error.message)),
  ];
  return { passed: expected, failed: unexpected + flaky + report.errors.length, failures };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[]} specs
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs }) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ results }) =>
            `${file}: ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
        ),
    ),
    ...suites.flatMap(failedSpecs),
  ];
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return text.split('\n', 1)[0];
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
