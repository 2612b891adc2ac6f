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
  const { findInvalidSettings } = await import('./set-up/check-settings.mjs');
  const problems = await findInvalidSettings(process.env);
  for (const message of problems) console.error(message);
  if (problems.length > 0) process.exit(1);
  console.log('Setting up CAE Map; the first time takes a few minutes.');
  isSetUp = await setUp();
}
if (isSetUp) {
  const { runServer } = await import('./lib/run-server.mjs');
  runServer();
} else {
  process.exitCode = 1;
}
