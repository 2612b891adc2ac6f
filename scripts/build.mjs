// @ts-check
// `npm run build`: installs and builds what is missing or out of date, as `npm start` does, without starting the server.
import { nodeVersionProblem } from './lib/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const { setUp } = await import('./set-up/set-up.mjs');
if (!(await setUp())) process.exitCode = 1;
