import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import { removedServiceWorker, serviceWorkerFile } from '@cae-map/contract/api/service-worker';
import type { FastifyInstance } from 'fastify';
import { keepRelease, keptAssets } from './kept-releases.ts';

const assetMaxAge = 365 * 24 * 60 * 60 * 1000;

interface BuiltFilesOptions {
  /** The built application for the browser. */
  readonly clientDir: string;
  /** Where the files of earlier releases are kept, below `releases`. */
  readonly dataDir: string;
  /** Whether browsers keep the application; otherwise the service worker removes itself and what it has kept. */
  readonly offline: boolean;
}

/**
 * Serves the files of the build. Those below `/assets` have a hash in their name and never change; those of earlier releases are served
 * too, for pages that were opened before. The others are revalidated.
 */
export async function builtFiles(app: FastifyInstance, options: BuiltFilesOptions): Promise<void> {
  const { clientDir, offline } = options;
  const shared = { decorateReply: false, index: false, preCompressed: true } as const;
  const varyByEncoding = (response: SetHeadersResponse) => void response.setHeader('vary', 'Accept-Encoding');
  const kept = prepareKeptAssets(app, options);
  const uncompressed = await listUncompressed(path.join(clientDir, 'assets'));
  await app.register(async (scope) => {
    // The library looks for the compressed files in all folders, and then for the file itself in the last one only.
    scope.addHook('onRequest', async ({ raw }) => {
      if (uncompressed.has(path.posix.basename(raw.url?.split('?', 1)[0] ?? '')))
        delete raw.headers['accept-encoding'];
    });
    await scope.register(fastifyStatic, {
      ...shared,
      root: [path.join(clientDir, 'assets'), ...kept],
      prefix: '/assets/',
      dotfiles: 'ignore',
      maxAge: assetMaxAge,
      immutable: true,
      setHeaders: varyByEncoding,
    });
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: clientDir,
    wildcard: false,
    globIgnore: [
      // The template is rendered, and the server generates `robots.txt` and the sitemap.
      'index.html*',
      'robots.txt',
      'sitemap.xml',
      'assets/**',
      serviceWorkerFile,
      '**/*.br',
      '**/*.gz',
    ],
    cacheControl: false,
    setHeaders: varyByEncoding,
  });
  app.get(`/${serviceWorkerFile}`, { schema: { hide: true } }, async (_request, reply) => {
    const script = offline ? await readServiceWorker(clientDir) : removedServiceWorker;
    if (script === null) return reply.callNotFound();
    return reply
      .headers({ 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(script);
  });
}

/** The files of a folder that have no compressed variants, such as fonts and pictures; none if there is no folder. */
async function listUncompressed(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set(await readdir(folder).catch(() => []));
  const isCompressed = (name: string): boolean => names.has(`${name}.br`) || names.has(`${name}.gz`);
  return new Set([...names].filter((name) => !isCompressed(name)));
}

/** The service worker of the build; null if the build has none. */
async function readServiceWorker(clientDir: string): Promise<string | null> {
  return await readFile(path.join(clientDir, serviceWorkerFile), 'utf8').catch(() => null);
}

/** Keeps the running release when the server listens, and returns the folder of all kept files; none if it cannot be made. */
function prepareKeptAssets(app: FastifyInstance, { clientDir, dataDir }: BuiltFilesOptions): string[] {
  const folder = path.join(dataDir, 'releases');
  const assets = path.join(folder, keptAssets);
  try {
    // Only the server reads the files.
    mkdirSync(assets, { recursive: true, mode: 0o700 });
  } catch (error) {
    app.log.warn(
      { err: error, folder },
      'the files of releases cannot be kept: open pages may need a reload',
    );
    return [];
  }
  let keeping = Promise.resolve();
  app.addHook('onReady', async () => {
    // Not waited for: the running build serves its own files.
    keeping = keepRelease(clientDir, folder).catch((error: unknown) =>
      app.log.warn({ err: error, folder }, 'the files of this release could not be kept'),
    );
  });
  app.addHook('onClose', async () => await keeping);
  return [assets];
}
