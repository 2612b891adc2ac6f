// @ts-check
// `npm run bench`: measures the built product and writes the tables of docs/performance.md; `npm run bench -- frames`
// measures one part and keeps the tables of the others.
import { spawn } from 'node:child_process';
import { installedProgram } from './lib/run-command.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './set-up/set-up.mjs';

if (!(await setUp())) process.exit(1);
const [program = '', ...programArguments] = installedProgram('tsx', [
  'bench/main.ts',
  ...process.argv.slice(2),
]);
const bench = spawn(program, programArguments, { cwd: root, stdio: 'inherit' });
bench.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
