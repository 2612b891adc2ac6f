// @ts-check
// `npm start`: installs and builds when needed, then serves the product. Plain JavaScript, since nothing is
// installed when it runs for the first time; what the old Node of a wrong machine cannot read is loaded after the
// version is checked.
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
