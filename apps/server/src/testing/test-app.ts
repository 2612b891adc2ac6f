import type { FastifyInstance } from 'fastify';
import { buildApp, type Parts } from '../app.ts';
import { readSettings, type Settings } from '../settings.ts';

/** The application production starts, over the given parts, silent and with nothing built unless a test says so. */
export async function testApp(
  parts: Pick<Parts, 'database'> & Partial<Parts>,
  settings: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const nowhere = '/nowhere/on/this/machine';
  const defaults = {
    ...readSettings({ LOG_LEVEL: 'silent' }),
    dataDir: nowhere,
    buildDir: nowhere,
    webDir: nowhere,
    // All requests of a test come from one client.
    rateLimit: 0,
  };
  return await buildApp({ ...defaults, ...settings }, { webBuild: null, ...parts });
}
