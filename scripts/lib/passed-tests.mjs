// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, takeFingerprint } from './fingerprint.mjs';
import { readJson } from './read-json.mjs';
import { root } from './root.mjs';

/**
 * @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint
 * @typedef {import('./dependency-reporter.mjs').DependencyReport} DependencyReport
 */

/**
 * The result of the last runs of a check: the files that it read, and every test file as it was when it ran last. All tests that
 * passed would pass on the files of the fingerprint.
 * @typedef {{ fingerprint: Fingerprint, tests: DependencyReport }} TestRecord
 */

/**
 * What a check has to run: all test files, or those that a change since the record can affect.
 * @typedef {'all' | readonly string[]} Selection
 */

const folder = join(root, 'build/.checks');
const ignoredNames = new Set(['node_modules', 'dist']);

/** Files that are only imported: the module graph shows which tests a change of them affects. A mock is found by its folder. */
const modulePattern = /^(?:apps|packages)\/[^/]+\/src\/(?!.*__mocks__).*\.(?:tsx?|css)$/;
const testPattern = /\.test\.tsx?$/;

/**
 * Takes the fingerprint of the files that a check reads and selects the tests to run.
 * @param {string} title the check's title
 * @param {readonly string[]} inputs files and folders that the check reads, relative to the repository
 * @returns {{ selection: Selection, previous: TestRecord | undefined, fingerprint: Fingerprint }} `fingerprint` is for
 *   `recordTests`. It is taken before the tests run, so that a file that changes meanwhile causes another run.
 */
export function examineTests(title, inputs) {
  const previous = readRecord(title);
  const files = listFiles(inputs, (_path, name) => !ignoredNames.has(name));
  const fingerprint = takeFingerprint(files, previous?.fingerprint ?? {});
  const selection = previous === undefined ? 'all' : selectTests(previous, fingerprint);
  return { selection, previous, fingerprint };
}

/**
 * Selects the test files that are new, have failed, or reach a changed module. A change of any other file, such as content or a
 * setting, selects all, because the module graph does not show who reads it.
 * @param {TestRecord} previous
 * @param {Fingerprint} fingerprint
 * @returns {Selection}
 */
export function selectTests(previous, fingerprint) {
  const changed = new Set(
    Object.keys({ ...previous.fingerprint, ...fingerprint }).filter(
      (file) => previous.fingerprint[file]?.hash !== fingerprint[file]?.hash,
    ),
  );
  if ([...changed].some((file) => !modulePattern.test(file))) return 'all';
  const known = Object.entries(previous.tests).filter(
    ([, { passed, readsFiles, dependencies }]) =>
      !passed || (readsFiles && changed.size > 0) || dependencies.some((file) => changed.has(file)),
  );
  const added = [...changed].filter((file) => testPattern.test(file));
  return [...new Set([...known.map(([file]) => file), ...added])]
    .filter((file) => fingerprint[file] !== undefined)
    .sort();
}

/**
 * Records the result of a run. Test files that were not selected keep their record.
 * @param {string} title
 * @param {ReturnType<typeof examineTests>} examined
 * @param {DependencyReport | undefined} report undefined if the run ended without one. Then, or if a selected
 *   test file is missing in it, all tests run the next time.
 */
export function recordTests(title, { selection, previous, fingerprint }, report) {
  const known = selection === 'all' ? [] : selection.filter((file) => previous?.tests[file] !== undefined);
  if (report === undefined || known.some((file) => report[file] === undefined)) {
    rmSync(recordFile(title), { force: true });
    return;
  }
  const kept = selection === 'all' ? {} : previous?.tests;
  const tests = Object.fromEntries(
    Object.entries({ ...kept, ...report }).filter(([file]) => fingerprint[file] !== undefined),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile(title), JSON.stringify({ fingerprint, tests }));
}

/** @param {string} title */
function recordFile(title) {
  return join(folder, `${title.replaceAll(' ', '-')}.json`);
}

/**
 * @param {string} title
 * @returns {TestRecord | undefined} undefined when there is none or it cannot be read: all tests run
 */
function readRecord(title) {
  const record = readJson(recordFile(title));
  return record?.fingerprint === undefined || record.tests === undefined ? undefined : record;
}
