import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDependencies } from '../app.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Builds the production application with test dependencies: without logs and, by default, without build output. */
export async function testApp(
  dependencies: Pick<AppDependencies, 'database'> & Partial<AppDependencies>,
  settings: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const missingFolder = '/nowhere/on/this/machine';
  const defaults = {
    ...readSettings({ LOG_LEVEL: 'silent' }),
    dataDir: missingFolder,
    buildDir: missingFolder,
    webDir: missingFolder,
    // All requests of a test come from one client.
    rateLimit: 0,
  };
  return await buildApp({ ...defaults, ...settings }, { webBuild: null, ...dependencies });
}
