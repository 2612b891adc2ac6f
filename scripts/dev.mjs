// @ts-check
// `npm run dev`: the server and the pages from their sources, reloading on change. The pages are at port 5173 and pass
// calls on to the server at PORT.
import { spawn } from 'node:child_process';
import { installedProgram, npmCommand } from './lib/run-command.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './set-up/set-up.mjs';

// The pages and the server run from their sources; what they show has to be made.
if (!(await setUp(['illustrations', 'atlas']))) process.exit(1);

const commands = [
  installedProgram('tsx', ['watch', '--clear-screen=false', 'apps/server/src/server.ts']),
  npmCommand(['run', 'dev', '-w', 'apps/web']),
];
const children = commands.map(([program = '', ...programArguments]) =>
  spawn(program, programArguments, { cwd: root, stdio: 'inherit' }),
);

// Ctrl+C reaches both by themselves; when one ends, the other has nothing left to do.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
