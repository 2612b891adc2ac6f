import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a start may take, in milliseconds; the first one creates the database. */
const startTimeout = 120_000;

/** The interval of the readiness probes, in milliseconds. */
const probeInterval = 50;

/** The built server, running as in production, with its own data folder and port. */
export interface RunningServer {
  /** Scheme, host and port, without a trailing slash. */
  readonly address: string;
  readonly processId: number;
  /** The standard output and error output so far. */
  output(): string;
  /** Sends SIGTERM and waits until the process has exited. */
  stop(): Promise<void>;
  /** Sends SIGKILL, as a crash of the machine, and waits until the process has exited. */
  kill(): Promise<void>;
  /** Starts the server again at the same address, after `kill`. */
  startAgain(): Promise<void>;
}

/**
 * Starts the built server on a free port and waits until it is ready.
 * Throws with its output when it exits or is not ready in time.
 * @param settings environment variables besides the data folder and the address
 */
export async function startServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let output = '';
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(process.execPath, ['apps/server/dist/server.js'], {
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
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const closed = once(started, 'close');
    if (!(await becomesReady(started, `${address}/health/ready`))) {
      const reason =
        started.exitCode === null ? 'was not ready in time' : `exited with code ${started.exitCode}`;
      started.kill('SIGKILL');
      // Buffered output arrives after the exit.
      await closed;
      throw new Error(`The server ${reason}:\n${output}`);
    }
    return started;
  };
  let server = await start();
  return {
    address,
    get processId() {
      return server.pid ?? 0;
    },
    output: () => output,
    stop: () => terminate(server, 'SIGTERM'),
    kill: () => terminate(server, 'SIGKILL'),
    async startAgain() {
      server = await start();
    },
  };
}

async function becomesReady(server: ChildProcess, url: string): Promise<boolean> {
  const end = Date.now() + startTimeout;
  while (Date.now() < end && server.exitCode === null && server.signalCode === null) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return true;
    await wait(probeInterval);
  }
  return false;
}

async function terminate(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Another process may take the port before the server does; the server then fails to start and reports it. */
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
