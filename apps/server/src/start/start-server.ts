import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.ts';
import { startJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { sweepJob } from '../jobs/sweep-job.ts';
import { removeOldAnnouncements } from '../database/announcements/poll-announcements.ts';
import { scheduledBackups } from '../backup/scheduled-backups.ts';
import { openSigningKeys } from '../security/signing-keys.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { openBookProcesses, type BookProcesses } from '../book-files/book-processes.ts';
import {
  openTranslationProcesses,
  type TranslationProcesses,
} from '../translation-files/translation-processes.ts';
import { openOpenDataProcesses, type OpenDataProcesses } from '../open-data/open-data-processes.ts';
import { openCardProcesses, type CardProcesses } from '../cards/card-processes.ts';
import { openMapTilePool, type MapTilePool } from '../map-tiles/map-tile-pool.ts';
import { openPictureProcesses, type PictureProcesses } from '../pictures/processes/picture-processes.ts';
import { openFileStores, type FileStores } from '../media/file-stores.ts';
import { loadWebBuild } from '../pages/web-build.ts';
import type { Settings } from '../settings.ts';
import { closePrivateFolders, prepareDataFolder, toStartError } from './data-folder.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { trackConnections, type DrainConnections } from './drain-connections.ts';
import { checkAddress, listen } from './listen.ts';
import { listenForOperator, type OperatorSocket } from './operator-socket.ts';
import { openDatabase, type Progress } from './open-database.ts';
import { DeadlineError, withDeadline } from '../lib/deadline.ts';
import { warnOfMissingPublicUrl } from './public-url-warning.ts';

/** A listening server. */
export interface RunningServer {
  /** Its URL. */
  readonly url: string;
  /**
   * Reports that it is not ready for `shutdownDelaySeconds`, then stops listening, finishes the responses, closes the database and releases the data folder within `shutdownSeconds`.
   * Resolves with false and logs a warning when something was aborted.
   */
  shutDown(): Promise<boolean>;
}

/** The share of the shutdown time for pending responses; the rest is for closing the database. */
const drainShare = 0.8;

/**
 * Starts data folder, lock, database, application and listener in this order. A port in use is reported before the database is
 * made. When a step fails, the previous ones are undone.
 * @throws {StartError} for errors that the operator can correct.
 */
export async function startServer(settings: Settings, progress: Progress): Promise<RunningServer> {
  prepareDataFolder(settings.dataDir);
  // Processes on one PostgreSQL may share the folder; an embedded database allows only one process.
  const lock = settings.databaseUrl === undefined ? await lockDataFolder(settings.dataDir) : null;
  try {
    await checkAddress(settings);
    const pictures = openPictureProcesses();
    const bookFiles = openBookProcesses();
    const translationFiles = openTranslationProcesses();
    const openData = openOpenDataProcesses();
    const mapTiles = openMapTilePool();
    const cards = openCardProcesses();
    const files = openFileStores(settings);
    const parts = { pictures, bookFiles, translationFiles, openData, mapTiles, cards, files };
    const app = await openApp(settings, progress, parts);
    const drain = trackConnections(app.server);
    const warning = warnOfMissingPublicUrl(settings);
    if (warning !== undefined) app.log.warn(warning);
    const url = await listen(app, settings);
    const operator = lock && (await listenForOperator(settings, app, files));
    const jobs = startJobRunner(app, [
      ...app.jobKinds,
      ...scheduledBackups(app.database, { ...settings, stores: files.archived }, app.log),
      sweepJob({
        name: 'announced-changes',
        sweep: removeOldAnnouncements,
        log: app.log,
        failure: 'announcements that every process has read cannot be removed',
      }),
    ]);
    return {
      url,
      shutDown: () => shutDown({ app, drain, lock, operator, jobs, pictures }, settings),
    };
  } catch (error) {
    lock?.release();
    throw toStartError(settings.dataDir, error);
  }
}

async function openApp(
  settings: Settings,
  progress: Progress,
  {
    pictures,
    bookFiles,
    translationFiles,
    openData,
    mapTiles,
    cards,
    files,
  }: {
    readonly pictures: PictureProcesses;
    readonly bookFiles: BookProcesses;
    readonly translationFiles: TranslationProcesses;
    readonly openData: OpenDataProcesses;
    readonly mapTiles: MapTilePool;
    readonly cards: CardProcesses;
    readonly files: FileStores;
  },
): Promise<FastifyInstance> {
  // Loaded while the database is being opened; an error is thrown when the result is awaited below.
  const loading = loadWebBuild(settings.webDir, (error) =>
    progress(`Pages cannot be rendered, because their renderer cannot be loaded: ${String(error)}`),
  );
  loading.catch(() => undefined);
  let database: DatabaseConnection | undefined;
  try {
    database = await openDatabase(settings, progress);
    closePrivateFolders(settings.dataDir);
    await files.prepare();
    const keys = await openSigningKeys(settings.dataDir);
    const app = await buildApp(settings, {
      database,
      keys,
      pictures,
      bookFiles,
      translationFiles,
      openData,
      mapTiles,
      cards,
      files,
      webBuild: await loading,
    });
    app.addHook('onClose', () => mapTiles.close());
    app.addHook('onClose', async () => cards.close());
    app.addHook('onClose', async () => bookFiles.close());
    app.addHook('onClose', async () => translationFiles.close());
    app.addHook('onClose', async () => openData.close());
    return app;
  } catch (error) {
    await database?.close();
    await loading.then(
      (webBuild) => webBuild?.rendering?.renderer.close(),
      () => undefined,
    );
    throw error;
  }
}

interface RunningParts {
  readonly app: FastifyInstance;
  readonly drain: DrainConnections;
  readonly lock: DataFolderLock | null;
  readonly operator: OperatorSocket | null;
  readonly jobs: JobRunner;
  readonly pictures: PictureProcesses;
}

async function shutDown(
  { app, drain, lock, operator, jobs, pictures }: RunningParts,
  { shutdownSeconds, shutdownDelaySeconds }: Settings,
): Promise<boolean> {
  app.readiness.stop();
  if (shutdownDelaySeconds > 0) await wait(shutdownDelaySeconds * 1_000);
  const timeout = shutdownSeconds * 1_000;
  const deadline = Date.now() + timeout;
  operator?.close();
  // A job that takes longer is repeated by the next process.
  const stopped = withDeadline(jobs.stop(), timeout * drainShare)
    .catch(() => undefined)
    .finally(pictures.close);
  try {
    const unfinished = await drain(timeout * drainShare);
    await stopped;
    if (unfinished > 0) app.log.warn({ connections: unfinished }, 'shutdown: requests were aborted');
    app.server.closeAllConnections();
    const isClosed = await closeBefore(app, deadline);
    if (!isClosed) app.log.warn('shutdown: the database did not close in time');
    return unfinished === 0 && isClosed;
  } finally {
    lock?.release();
  }
}

async function closeBefore(app: FastifyInstance, deadline: number): Promise<boolean> {
  try {
    await withDeadline(app.close(), deadline - Date.now());
    return true;
  } catch (error) {
    if (error instanceof DeadlineError) return false;
    throw error;
  }
}
