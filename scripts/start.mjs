// @ts-check
// `npm start`: installs and builds if needed, then starts the server. Plain JavaScript, since nothing is installed at the
// first start. Modules that an unsupported version of Node cannot parse are imported after the version check.
import { nodeVersionProblem } from './lib/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const { setUp, setUpNeeded } = await import('./set-up/set-up.mjs');
let isSetUp = true;
if (setUpNeeded()) {
  const { findWrongSettings } = await import('./set-up/check-settings.mjs');
  const problems = await findWrongSettings(process.env);
  for (const wrong of problems) console.error(wrong);
  if (problems.length > 0) process.exit(1);
  console.log('CAE Map is being set up; the first time takes a few minutes.');
  isSetUp = await setUp();
}
if (isSetUp) {
  const { runServer } = await import('./lib/run-server.mjs');
  runServer();
} else {
  process.exitCode = 1;
}
