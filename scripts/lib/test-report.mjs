// @ts-check
import { readJson } from './read-json.mjs';

/**
 * The numbers of tests, and the failed and the flaky ones, each with the first line of its error.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], flaky?: readonly string[] }} Count
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
 * Reads the JSON report of Playwright. Tests that passed when repeated count as passed and are listed as flaky; errors outside of
 * tests count as failed.
 * @param {string} path
 * @returns {Count | undefined} undefined when there is no report
 */
export function readPlaywrightReport(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...specsWithStatus(report, 'unexpected'),
    ...report.errors.map((/** @type {{ message?: string }} */ error) => firstLine(error.message)),
  ];
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures,
    flaky: specsWithStatus(report, 'flaky'),
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * @param {PlaywrightSuite} suite
 * @param {string} status
 * @returns {string[]} the tests with the status, each with the first line of its first error
 */
function specsWithStatus({ suites = [], specs = [] }, status) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ results }) =>
            `${file}: ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
        ),
    ),
    ...suites.flatMap((suite) => specsWithStatus(suite, status)),
  ];
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
