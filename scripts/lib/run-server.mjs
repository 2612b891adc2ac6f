// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { root } from './root.mjs';

/**
 * How long the same signal counts as one, in milliseconds: Ctrl+C reaches us from the terminal and once more through
 * npm, while a second one that the user means ends the server at once.
 */
const sameSignalWithin = 500;

const serverArguments = ['--enable-source-maps', 'apps/server/dist/server.js', '--stop-with-parent'];

/**
 * Runs the built server in the place of this process: passes signals on and ends as it ends. When this process is killed,
 * the server notices that the IPC channel closes and shuts down.
 */
export function runServer() {
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Not in the terminal's group, so that Ctrl+C comes through us alone.
    detached: process.platform !== 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let last = -Infinity;
    process.on(signal, () => {
      const now = performance.now();
      if (now - last > sameSignalWithin) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      last = now;
    });
  }
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
  });
}
