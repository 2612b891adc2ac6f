import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { loadWebBuild } from '../pages/web-build.ts';
import { localAddress, type Settings } from '../settings.ts';
import { prepareDataFolder, startErrorOf } from './data-folder.ts';
import { prepareFarewell, type Farewell } from './farewell.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { openDatabase, type Progress } from './open-database.ts';
import { missingPublicUrlWarning } from './public-url-warning.ts';
import { StartError } from '../lib/start-error.ts';

/** A server that answers. */
export interface RunningServer {
  /** Where it can be reached. */
  readonly address: string;
  /** Stops accepting, finishes what was asked, closes the database and gives the data folder free. */
  stop(): Promise<void>;
}

/** How long a stopping server waits for those it still answers, in milliseconds. */
const longestFarewell = 10_000;

/**
 * Starts everything in order: data folder, lock, database, application, port. What was taken is given back when a later
 * step fails.
 * @throws {StartError} for everything that whoever starts the server can mend.
 */
export async function startServer(settings: Settings, progress: Progress): Promise<RunningServer> {
  prepareDataFolder(settings.dataDir);
  // Processes on one PostgreSQL may share the folder; an embedded database is for one only.
  const lock = settings.databaseUrl === undefined ? await lockDataFolder(settings.dataDir) : null;
  try {
    const app = await openApp(settings, progress);
    const warning = missingPublicUrlWarning(settings);
    if (warning !== undefined) app.log.warn(warning);
    const farewell = prepareFarewell(app.server);
    const address = await listen(app, settings);
    return { address, stop: () => stop(app, farewell, lock) };
  } catch (error) {
    lock?.release();
    throw startErrorOf(settings.dataDir, error);
  }
}

async function openApp(settings: Settings, progress: Progress): Promise<FastifyInstance> {
  // Loaded while the database is being opened; a fault of it is told when its turn comes.
  const loading = loadWebBuild(settings.webDir, (error) =>
    progress(`Pages are sent bare, because their renderer cannot be loaded: ${String(error)}`),
  );
  loading.catch(() => undefined);
  const database = await openDatabase(settings, progress);
  try {
    return await buildApp(settings, { database, webBuild: await loading });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> {
  try {
    const bound = new URL(
      await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` }),
    );
    // Port 0 lets the system choose; nobody can know that address beforehand.
    return port === 0 ? localAddress(host, Number(bound.port)) : publicUrl;
  } catch (error) {
    await app.close();
    throw listenError(error, host, port);
  }
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : 3000;
    const message = `The port ${port} on ${host} is in use already. Stop what uses it, or choose another: PORT=${another} npm start`;
    return new StartError('port_in_use', message, { cause: error });
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const message = `The server cannot listen on ${host}, port ${port} (${code}). Choose another HOST or PORT.`;
    return new StartError('cannot_listen', message, { cause: error });
  }
  return error;
}

async function stop(app: FastifyInstance, farewell: Farewell, lock: DataFolderLock | null): Promise<void> {
  try {
    await farewell.say(longestFarewell);
    app.server.closeAllConnections();
    await app.close();
  } finally {
    lock?.release();
  }
}
