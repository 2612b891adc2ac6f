import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp, type AppDependencies } from '../app/app.ts';
import { createResources } from '../app/create-resources.ts';
import { createServerParts } from '../app/server-parts.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import type { SharedCalls } from '../resources/calls.ts';
import { openSigningKeys } from '../security/signing-keys.ts';
import { readSettings, type Settings } from '../settings.ts';
import { cardsInProcess } from './cards-in-process.ts';
import { mapTilesInProcess } from './map-tiles-in-process.ts';
import { openDataInProcess } from './open-data-in-process.ts';
import { unlimitedBookFiles } from './unlimited-book-files.ts';
import { unlimitedTranslationFiles } from './unlimited-translation-files.ts';
import { unlimitedPictures } from './pictures/unlimited-pictures.ts';

/** The keys of all applications of a process. */
export const testKeys = openSigningKeys(createKeyFolder());

/** Test files that share a process share the folder, so that one listener removes it. */
function createKeyFolder(): string {
  const folder = path.join(os.tmpdir(), `cae-map-keys-${process.pid}`);
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isNew) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings without logs, limits and, by default, without files. */
function testSettings(settings: Partial<Settings>): Settings {
  const missingFolder = '/nowhere/on/this/machine';
  return {
    ...readSettings({ LOG_LEVEL: 'silent' }),
    dataDir: missingFolder,
    buildDir: missingFolder,
    webDir: missingFolder,
    // All requests of a test come from one client.
    rateLimit: 0,
    signInAttempts: 0,
    ...settings,
  };
}

/** Builds the production application with test dependencies: without logs and, by default, without build output. */
export async function testApp(
  dependencies: Pick<AppDependencies, 'database'> & Partial<AppDependencies>,
  settings: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const defaults = {
    webBuild: null,
    keys: await testKeys,
    pictures: unlimitedPictures,
    bookFiles: unlimitedBookFiles,
    translationFiles: unlimitedTranslationFiles,
    openData: openDataInProcess,
    mapTiles: mapTilesInProcess,
    cards: cardsInProcess,
  };
  return await buildApp(testSettings(settings), { ...defaults, ...dependencies });
}

/** The handlers of the shared calls of the production application. */
export async function testCalls(
  database: DatabaseConnection,
  settings: Partial<Settings> = {},
): Promise<SharedCalls> {
  const { log } = Fastify({ logger: false });
  const dependencies = {
    database,
    keys: await testKeys,
    pictures: unlimitedPictures,
    bookFiles: unlimitedBookFiles,
    translationFiles: unlimitedTranslationFiles,
    openData: openDataInProcess,
    mapTiles: mapTilesInProcess,
    log,
  };
  const parts = createServerParts(testSettings(settings), dependencies);
  parts.upstream.close();
  return createResources(parts).calls;
}
