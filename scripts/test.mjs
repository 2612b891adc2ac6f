// @ts-check
// `npm test`: the checks of `npm run check`, the server tests and the browser tests on the built product. The last line of the
// output is 'N passed, N failed'.
import { nodeVersionProblem } from './lib/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const {
  auditCheck,
  browserCheck,
  entrySizeCheck,
  publishedMapLibraryCheck,
  quickChecks,
  runCheck,
  serverCheck,
  slowChecks,
  sumCounts,
} = await import('./lib/checks.mjs');
const { runTasks } = await import('./lib/run-tasks.mjs');
const { setUp } = await import('./set-up/set-up.mjs');
const { ensureTestBrowser } = await import('./set-up/browser.mjs');
const { ensureExiftool } = await import('./set-up/exiftool.mjs');
const { ensureOgrinfo } = await import('./set-up/gdal.mjs');
const { ensureKmlValidator } = await import('./set-up/kml-schema.mjs');

/** @type {import('./lib/test-report.mjs').Count[]} */
const counts = [];
const isSetUp = await setUp();
if (!isSetUp) counts.push({ passed: 0, failed: 1 });
if (isSetUp) {
  // Packages of Debian are downloaded and installed while the quick checks run.
  const installation = installPrograms();
  counts.push(
    ...(await runTasks(
      [...slowChecks(), ...quickChecks(), auditCheck(), entrySizeCheck(), publishedMapLibraryCheck()].map(
        (check) => () => runCheck(check),
      ),
      2,
    )),
  );
  const chromium = await installation;
  // Beside the browser tests the server tests use the time in which the browser, the page and its server wait for each other.
  counts.push(
    ...(await runTasks(
      [
        async () => (chromium === undefined ? { passed: 0, failed: 1 } : runCheck(browserCheck(chromium))),
        () => runCheck(serverCheck()),
      ],
      2,
    )),
  );
}
const { passed, failed } = sumCounts(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Installs what the tests of the server and the browser need, one after the other, because apt allows one installation at a time.
 * @returns {Promise<string | undefined>} the path of the browser; undefined if it could not be installed
 */
async function installPrograms() {
  const chromium = await ensureTestBrowser();
  // The tests that need them fail with a message if they are missing.
  await ensureExiftool();
  await ensureOgrinfo();
  await ensureKmlValidator();
  return chromium;
}
