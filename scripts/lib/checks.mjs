// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDuration, indent } from './print.mjs';
import { installedProgram, runCommand } from './run-command.mjs';
import { readPlaywrightReport, readVitestReport } from './test-report.mjs';
import { typedFolders, unitTestProjects } from './workspaces.mjs';

/**
 * One thing that is checked. A check with a report counts its tests; one without counts only when it fails.
 * @typedef {object} Check
 * @property {string} title
 * @property {readonly string[]} command
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {() => Count | undefined} [readReport]
 * @typedef {import('./test-report.mjs').Count} Count
 */

/** @type {string | undefined} */
let reportFolder;

/**
 * Where the checks of this run write their reports.
 * @param {string} name
 * @returns {string} the path of a file that is removed when the process ends
 */
function reportFile(name) {
  reportFolder ??= temporaryFolder('cae-map-reports-');
  return join(reportFolder, `${name}.json`);
}

/**
 * @param {string} prefix
 * @returns {string} a new folder that is removed when the process ends
 */
function temporaryFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns {Check[]} what needs neither a database nor a browser, the slowest first */
export function quickChecks() {
  return [
    // A run for each: one that mixes them gives every file a document of its own, at three times the cost.
    ...unitTestProjects().map((project) => vitestCheck(`unit tests of ${project}`, project)),
    { title: 'lint', command: installedProgram('oxlint', ['--type-aware', '--deny-warnings']) },
    ...typedFolders().map((folder) => ({
      title: folder === '.' ? 'types of the tooling' : `types of ${folder}`,
      command: installedProgram('tsc', ['-p', folder]),
    })),
    { title: 'format', command: installedProgram('oxfmt', ['--check']) },
  ];
}

/** @returns {Check} of the built page */
export function entrySizeCheck() {
  return { title: 'size of the entry', command: [process.execPath, 'scripts/entry-size.mjs'] };
}

/** @returns {Check} that the pages can be built with the published bundles of the map library, so that an upgrade is never blocked */
export function publishedMapLibraryCheck() {
  return {
    title: 'build with the published map library',
    command: installedProgram('vite', [
      'build',
      'apps/web',
      '--outDir',
      temporaryFolder('cae-map-published-'),
    ]),
    environment: { MAP_LIBRARY: 'published' },
  };
}

/** @returns {Check} */
export function serverCheck() {
  return vitestCheck('server tests', 'server');
}

/**
 * @param {string} chromium the path of the browser's program
 * @returns {Check}
 */
export function browserCheck(chromium) {
  const report = reportFile('browser');
  return {
    title: 'browser tests',
    command: installedProgram('playwright', ['test', '--reporter=dot,json']),
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    readReport: () => readPlaywrightReport(report),
  };
}

/**
 * @param {string} title
 * @param {string} project
 * @returns {Check}
 */
function vitestCheck(title, project) {
  const report = reportFile(title.replaceAll(' ', '-'));
  return {
    title,
    command: installedProgram('vitest', [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
    readReport: () => readVitestReport(report),
  };
}

/**
 * Runs a check and says in one line how it went; what a failed one wrote is shown in full.
 * @param {Check} check
 * @returns {Promise<Count>}
 */
export async function runCheck(check) {
  const { code, output, milliseconds } = await runCommand(check.command, {
    environment: check.environment ?? {},
  });
  const { passed, failed } = check.readReport?.() ?? { passed: 0, failed: 0 };
  // A command that fails without a failed test has failed all the same.
  const count = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  const tests = check.readReport === undefined ? '' : `, ${passed} passed, ${count.failed} failed`;
  const verdict = count.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${check.title} (${formatDuration(milliseconds)}${tests})`);
  if (count.failed > 0) console.log(`${indent(output.trimEnd())}\n`);
  return count;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sumCounts(counts) {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}
