// @ts-check
// `npm run chaos -- --seed N --faults N --pause-seconds N`: applies faults to three processes that are used, reports what was lost and
// writes docs/chaos.md.
import { spawn } from 'node:child_process';
import { installedProgram } from './lib/run-command.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './set-up/set-up.mjs';

if (!(await setUp())) process.exit(1);
const [program = '', ...programArguments] = installedProgram('tsx', [
  'bench/chaos/main.ts',
  ...process.argv.slice(2),
]);
const chaos = spawn(program, programArguments, { cwd: root, stdio: 'inherit' });
chaos.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
