// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDuration, indent } from './print.mjs';
import { installedProgram, runCommand } from './run-command.mjs';
import { readPlaywrightReport, readVitestReport } from './test-report.mjs';
import { inputsOfProject, slowTestProjects, unitTestProjects } from './workspaces.mjs';

/**
 * A command that checks the repository. A check with a report counts each test; one without counts as one test if it fails.
 * @typedef {object} Check
 * @property {string} title
 * @property {readonly string[]} command
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {readonly string[]} [inputs] the files and folders that it reads, relative to the repository; all if undefined
 * @property {() => Count | undefined} [readReport]
 * @property {(output: string) => string | undefined} [readNote] what is printed beside the result
 * @typedef {import('./test-report.mjs').Count} Count
 */

/** @type {string | undefined} */
let reportFolder;

/**
 * The path of a report of this run.
 * @param {string} name
 * @returns {string} the path of a file that is removed when the process exits
 */
export function reportFile(name) {
  reportFolder ??= temporaryFolder('cae-map-reports-');
  return join(reportFolder, `${name}.json`);
}

/**
 * @param {string} prefix
 * @returns {string} a new folder that is removed when the process exits
 */
function temporaryFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns {Check[]} the checks of `npm run check`, the slowest first */
export function quickChecks() {
  return [
    // One run per project: a combined run creates a jsdom document for each file and takes three times as long.
    ...unitTestProjects().map((project) => {
      const inputs = inputsOfProject(project);
      return {
        ...vitestCheck(`unit tests of ${project}`, project),
        ...(inputs === undefined ? {} : { inputs }),
      };
    }),
    // Lint with type information builds the program of each tsconfig.json, so that the types are checked in the same run.
    { title: 'types and lint', command: installedProgram('oxlint', ['--deny-warnings']) },
    { title: 'dead exports', command: installedProgram('knip', ['--production']) },
    { title: 'format', command: installedProgram('oxfmt', ['--check']) },
  ];
}

/** @returns {Check[]} the tests of whole screens and of the commands, which need neither a database nor a browser */
export function slowChecks() {
  return slowTestProjects().map((project) => vitestCheck(`tests of ${project}`, project));
}

/** @returns {Check} the size check of the built web application */
export function entrySizeCheck() {
  return { title: 'entry size', command: [process.execPath, 'scripts/entry-size.mjs'] };
}

/** @returns {Check} the build with the published bundles of the map library, which keeps an upgrade possible */
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

/** @returns {Check} the check of the production packages for known vulnerabilities, which some registries do not offer */
export function auditCheck() {
  return {
    title: 'known vulnerabilities of packages',
    command: [process.execPath, 'scripts/audit.mjs'],
    readNote: (output) => /^skipped: .*$/m.exec(output)?.[0],
  };
}

/** @returns {Check} */
export function serverCheck() {
  // One worker: the tests of the browser, which run beside them, keep both processors of a small machine busy.
  return vitestCheck('server tests', 'server', ['--maxWorkers=1']);
}

/**
 * @param {string} chromium the path of the browser's executable
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
 * @param {readonly string[]} options further options of Vitest
 * @returns {Check}
 */
function vitestCheck(title, project, options = []) {
  const report = reportFile(title.replaceAll(' ', '-'));
  return {
    title,
    command: installedProgram('vitest', [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ]),
    readReport: () => readVitestReport(report),
  };
}

/**
 * Runs a check and prints its result in one line, followed by the failed tests and the full output if it failed.
 * @param {Check} check
 * @returns {Promise<Count>}
 */
export async function runCheck(check) {
  const { code, output, milliseconds } = await runCommand(check.command, {
    environment: check.environment ?? {},
  });
  const { passed, failed, failures = [], flaky = [] } = check.readReport?.() ?? { passed: 0, failed: 0 };
  // A command with an exit code other than 0 counts as failed even without a failed test.
  const count = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  const tests = check.readReport === undefined ? '' : `, ${passed} passed, ${count.failed} failed`;
  const result = count.failed === 0 ? 'ok    ' : 'FAILED';
  const note = check.readNote?.(output);
  console.log(
    `${result} ${check.title} (${formatDuration(milliseconds)}${tests})${note === undefined ? '' : `, ${note}`}`,
  );
  // Before the output, which a log may cut off.
  for (const failure of failures) console.log(`  failed: ${failure}`);
  for (const test of flaky) console.log(`  flaky: ${test}`);
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
