import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../../settings/media-settings.ts';
import { observeProcess, type ServerProcess } from '../programs/observed-process.ts';
import { startLoadBalancer, type LoadBalancer, type LoadBalancerOptions } from './load-balancer.ts';

/** Several processes of the server on one PostgreSQL behind a load balancer. It needs no test runner, so that programs can use it. */
export interface ServerCluster {
  readonly balancer: LoadBalancer;
  /** The processes that run, by their number from 0. */
  readonly processes: ReadonlyMap<number, ClusterProcess>;
  /** Starts a process and waits until the balancer sends it requests. @param environment overrides that of the cluster */
  start(number: number, environment?: Readonly<Record<string, string>>): Promise<ClusterProcess>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(number: number): Promise<number | NodeJS.Signals | null>;
  /** Sends SIGKILL. */
  kill(number: number): Promise<void>;
  /** Replaces one process after the other, each when the previous one is ready. */
  restartAll(): Promise<void>;
  /** Kills all processes. */
  close(): Promise<void>;
}

export interface ClusterProcess {
  readonly url: string;
  readonly server: ServerProcess;
}

export interface ClusterOptions {
  /** The file of the built server. */
  readonly bundle: string;
  /** How many processes are started. */
  readonly count: number;
  readonly databaseUrl: string;
  /** A folder of this cluster, which the caller removes. The processes share the data folder in it, as they do the keys. */
  readonly folder: string;
  /** The storage of files; without it they are in the data folder. */
  readonly s3?: S3Settings | undefined;
  /** Further settings of each process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Settings of one process, read at each of its starts. */
  readonly environmentOf?: (number: number) => Readonly<Record<string, string>>;
  readonly balancer?: LoadBalancerOptions;
}

/** Long enough for the probes of the balancer. */
const shutdownDelaySeconds = '1';

/** Starts the processes at the same time, and resolves when all are ready. */
export async function startCluster(options: ClusterOptions): Promise<ServerCluster> {
  const balancer = await startLoadBalancer(options.balancer);
  const processes = new Map<number, ClusterProcess>();
  const shared = clusterEnvironment(options);

  function find(number: number): ClusterProcess {
    const found = processes.get(number);
    if (found === undefined) throw new Error(`the process ${number} does not run`);
    return found;
  }

  async function waitUntil(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await wait(20);
  }

  async function start(
    number: number,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ClusterProcess> {
    const child = spawn(process.execPath, [options.bundle], {
      env: { ...shared, ...options.environmentOf?.(number), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = observeProcess(child);
    const url = await server.waitUntilReady();
    const started = { url, server };
    processes.set(number, started);
    balancer.add(url);
    await waitUntil(
      () => balancer.ready().includes(url) || child.exitCode !== null || child.signalCode !== null,
    );
    return started;
  }

  async function end(number: number, signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const { url, server } = find(number);
    server.process.kill(signal);
    const code = await server.waitForExit();
    processes.delete(number);
    balancer.remove(url);
    return code;
  }

  async function close(): Promise<void> {
    await Promise.all([...processes.keys()].map((number) => end(number, 'SIGKILL')));
    await balancer.close();
  }

  const numbers = Array.from({ length: options.count }, (_, index) => index);
  try {
    await Promise.all(numbers.map((number) => start(number)));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    balancer,
    processes,
    start,
    stop: (number) => end(number, 'SIGTERM'),
    kill: async (number) => void (await end(number, 'SIGKILL')),
    async restartAll() {
      // Replaced processes are not those of the list.
      const present = Array.from(processes.keys());
      for (const number of present) {
        await end(number, 'SIGTERM');
        await start(number);
      }
    },
    close,
  };
}

/** The settings that the processes share, which the commands of the operator need as well. */
export function clusterEnvironment({
  databaseUrl,
  folder,
  s3,
  environment,
}: Pick<ClusterOptions, 'databaseUrl' | 'folder' | 's3' | 'environment'>): NodeJS.ProcessEnv {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  return {
    PATH: process.env['PATH'],
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    SHUTDOWN_DELAY_SECONDS: shutdownDelaySeconds,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(s3 === undefined
      ? {}
      : {
          MEDIA_STORE: 's3',
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: s3.region,
          S3_BUCKET: s3.bucket,
          S3_ACCESS_KEY: s3.accessKey,
          S3_SECRET_KEY: s3.secretKey,
          S3_PATH_STYLE: s3.pathStyle ? '1' : '0',
        }),
    ...environment,
  };
}
