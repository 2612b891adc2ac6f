// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { root } from './root.mjs';

/**
 * Repeated signals within this time are ignored, in milliseconds: Ctrl+C arrives from the terminal and again from npm. A
 * later second signal terminates the server at once.
 */
const repeatedSignalMilliseconds = 500;

const serverArguments = ['--enable-source-maps', 'apps/server/dist/server.js', '--stop-with-parent'];

/**
 * Runs the built server: forwards signals to it and exits with its exit code. When this process is killed, the IPC channel
 * closes and the server shuts down.
 */
export function runServer() {
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A separate process group, so that Ctrl+C reaches the server only through this process.
    detached: process.platform !== 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let last = -Infinity;
    process.on(signal, () => {
      const now = performance.now();
      if (now - last > repeatedSignalMilliseconds) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
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
