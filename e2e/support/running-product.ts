import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a start may take, in milliseconds; the first one makes the database. */
const startTimeout = 60_000;

/** How often a starting product is asked whether it is ready, in milliseconds. */
const askingInterval = 50;

/** The product as it runs in production, on data and a port of its own. */
export interface RunningProduct {
  /** Scheme, host and port, without a slash at the end. */
  readonly address: string;
  readonly processId: number;
  /** What it has written so far. */
  output(): string;
  /** Ends it as an operator does, and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port and waits until it answers.
 * Throws with its output when it ends or does not answer in time.
 * @param settings environment variables besides the folder and the address
 */
export async function startProduct(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const port = await findFreePort();
  const server = spawn(process.execPath, ['apps/server/dist/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const address = `http://127.0.0.1:${port}`;
  const closed = once(server, 'close');
  if (!(await becomesReady(server, `${address}/health/ready`))) {
    const reason = server.exitCode === null ? 'did not answer in time' : `ended with code ${server.exitCode}`;
    server.kill('SIGKILL');
    // Its last words come after its end.
    await closed;
    throw new Error(`The product ${reason}:\n${output}`);
  }
  return { address, processId: server.pid ?? 0, output: () => output, stop: () => stop(server) };
}

async function becomesReady(server: ChildProcess, address: string): Promise<boolean> {
  const end = Date.now() + startTimeout;
  while (Date.now() < end && server.exitCode === null && server.signalCode === null) {
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return true;
    await wait(askingInterval);
  }
  return false;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** A port that is free now. Another process may take it first, and then the product says so and does not start. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
