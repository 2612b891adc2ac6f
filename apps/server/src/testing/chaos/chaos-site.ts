import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { clusterEnvironment, startCluster, type ServerCluster } from '../cluster/server-cluster.ts';
import { startTcpProxy, type TcpProxy } from '../cluster/tcp-proxy.ts';
import { createDatabase } from '../databases/postgresql-server.ts';
import { startS3Double, type S3Double } from '../s3/s3-double.ts';
import { prepareDatabase } from './site-database.ts';
import { mountSmallDisk, unmountSmallDisk } from './small-disk.ts';

export interface SiteOptions {
  /** The file of the built server; the commands of the operator are beside it. */
  readonly bundle: string;
  /** The URL of a PostgreSQL server without the name of a database. */
  readonly postgresqlOrigin: string;
  readonly processes: number;
  /** The number of records, each of which one editor writes. */
  readonly records: number;
  /** Whether the data folder is on a small disk, if mounting is permitted. */
  readonly hasSmallDisk: boolean;
  /** Further settings of each process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Several processes on one PostgreSQL and one storage, with a proxy between each process and the database. */
export interface ChaosSite {
  readonly cluster: ServerCluster;
  readonly storage: S3Double;
  /** The URL of the database without a proxy. */
  databaseUrl(): string;
  /** Creates an empty database, which processes and commands use when they start. */
  replaceDatabase(): Promise<void>;
  /** The ids of the records that editors write. */
  readonly records: readonly number[];
  /** A folder of this site on the disk of the machine. */
  readonly folder: string;
  /** The small disk with the data folder; null when mounting is not permitted or not wanted. */
  readonly smallDisk: string | null;
  /** The proxy between a process and the database. */
  proxyOf(process: number): TcpProxy;
  /** Sets the difference of the clock of a process, in milliseconds. */
  setClock(process: number, offset: number): void;
  /** Runs a command of the operator. @throws {Error} with its output when it fails */
  runCommand(name: 'backup' | 'restore', ...programArguments: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** For the headers of a response, until the balancer sends a read to another process, in milliseconds. */
const repeatReadsAfter = 3_000;

/** Starts a site with records and an administrator, and resolves when all processes are ready. */
export async function startSite(options: SiteOptions): Promise<ChaosSite> {
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    return await prepareSite(options, closing, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepareSite(
  { bundle, postgresqlOrigin, processes, records: count, hasSmallDisk, environment }: SiteOptions,
  closing: (() => unknown)[],
  close: () => Promise<void>,
): Promise<ChaosSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-chaos-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const isMounted = hasSmallDisk && mountSmallDisk(dataDir);
  if (isMounted) closing.push(() => unmountSmallDisk(dataDir));
  const temporary = path.join(dataDir, 'tmp');
  mkdirSync(temporary);
  const storage = await startS3Double();
  closing.push(() => storage.close());
  let databaseUrl = await createDatabase(postgresqlOrigin);
  const records = await prepareDatabase(databaseUrl, count);
  const proxies = await Promise.all(
    Array.from({ length: processes }, () => startTcpProxy(new URL(postgresqlOrigin))),
  );
  closing.push(() => Promise.all(proxies.map((proxy) => proxy.close())));
  const proxyOf = (process: number): TcpProxy => {
    const proxy = proxies[process];
    if (proxy === undefined) throw new Error(`there is no process ${process}`);
    return proxy;
  };
  const clockOf = (process: number): string => path.join(folder, `clock-${process}`);
  const shared = {
    folder,
    s3: storage.settings,
    environment: { TMPDIR: temporary, LOG_LEVEL: 'fatal', SIGN_IN_ATTEMPTS: '0', ...environment },
  };
  const cluster = await startCluster({
    ...shared,
    bundle,
    count: processes,
    databaseUrl,
    environmentOf: (process) => ({
      DATABASE_URL: proxyOf(process).urlOf(databaseUrl),
      CHAOS_CLOCK: clockOf(process),
      NODE_OPTIONS: `--import ${new URL('shifted-clock.mjs', import.meta.url).href}`,
    }),
    balancer: { repeatReadsAfter },
  });
  closing.push(() => cluster.close());
  return {
    cluster,
    storage,
    records,
    folder,
    smallDisk: isMounted ? dataDir : null,
    databaseUrl: () => databaseUrl,
    async replaceDatabase() {
      databaseUrl = await createDatabase(postgresqlOrigin);
    },
    proxyOf,
    setClock: (process, offset) => writeFileSync(clockOf(process), String(offset)),
    async runCommand(name, ...programArguments) {
      const command = path.join(path.dirname(bundle), `${name}.js`);
      const child = spawn(process.execPath, [command, ...programArguments], {
        env: clusterEnvironment({ ...shared, databaseUrl }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
      const output = await Promise.all([text(child.stdout), text(child.stderr)]);
      if ((await closed) !== 0) throw new Error(`${name}: ${output.join('')}`);
    },
    close,
  };
}
