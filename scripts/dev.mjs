// @ts-check
// `npm run dev`: runs the server and the web application from their sources and reloads on change. The Vite server at port
// 5173 proxies API requests to the server at PORT.
import { spawn } from 'node:child_process';
import { installedProgram, npmCommand } from './lib/run-command.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './set-up/set-up.mjs';

// Development needs the generated base map, its preview and illustrations, but no build of the applications.
if (!(await setUp(['illustrations', 'atlas', 'terrain', 'map-preview']))) process.exit(1);

const commands = [
  installedProgram('tsx', ['watch', '--clear-screen=false', 'apps/server/src/server.ts']),
  npmCommand(['run', 'dev', '-w', 'apps/web']),
];
const children = commands.map(([program = '', ...programArguments]) =>
  spawn(program, programArguments, { cwd: root, stdio: 'inherit' }),
);

// Ctrl+C reaches both processes directly. When one exits, the other one is stopped.
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
