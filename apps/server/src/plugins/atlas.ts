import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acceptsEncoding } from '../responses/accepted-encoding.ts';

const decompress = promisify(gunzip);
const prefix = '/atlas/';

/** Files whose URLs contain a hash of all of them, and their manifests. The map works without them. */
const hashedFolders = [
  {
    prefix: '/atlas/terrain/',
    folder: path.join('terrain', 'tiles'),
    name: 'the terrain tiles',
    isEmbedded: false,
  },
  // Embedded pages show them, also in frames with the attribute `sandbox`, whose origin is none.
  {
    prefix: '/atlas/pictures/',
    folder: 'atlas-pictures',
    name: 'the pictures of the built-in map',
    isEmbedded: true,
  },
] as const;
/** Paths below a hash of the files change with their contents. */
const hashedFile = /[\\/][0-9a-f]{12}[\\/]/;
const immutable = 'public, max-age=31536000, immutable';

/** Tiles change only with a new build. */
const tileCaching = 'public, max-age=3600, stale-while-revalidate=86400';

interface AtlasOptions {
  readonly buildDir: string;
}

const plugin: FastifyPluginAsync<AtlasOptions> = async (app, { buildDir }) => {
  const root = path.join(buildDir, 'atlas');
  if (!existsSync(root)) {
    app.log.warn({ root }, 'the built-in map is not built: run npm start to build it');
    return;
  }
  for (const hashed of hashedFolders) await registerHashed(app, buildDir, hashed);
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      if (acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return;
      await sendDecompressed(root, request, reply);
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response) => {
        response.setHeader('vary', 'Accept-Encoding');
        response.setHeader('cache-control', tileCaching);
      },
    });
  });
};

async function registerHashed(
  app: FastifyInstance,
  buildDir: string,
  { prefix: hashedPrefix, folder, name, isEmbedded }: (typeof hashedFolders)[number],
): Promise<void> {
  const root = path.join(buildDir, folder);
  if (!existsSync(root)) {
    app.log.warn({ root }, `${name} are not built: run npm start to build them`);
    return;
  }
  await app.register(async (scope) => {
    if (isEmbedded)
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.header('cross-origin-resource-policy', 'cross-origin');
        done();
      });
    await scope.register(fastifyStatic, {
      root,
      prefix: hashedPrefix,
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        const isHashed = hashedFile.test(file.slice(root.length));
        response.setHeader('cache-control', isHashed ? immutable : 'no-cache');
      },
    });
  });
}

/** Decompresses a tile for clients that do not accept gzip; the build stores only compressed tiles. */
async function sendDecompressed(root: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [pathname = ''] = request.url.split('?');
  const file = path.resolve(root, decodeURIComponent(pathname.slice(prefix.length)));
  if (!file.startsWith(root + path.sep) || !existsSync(`${file}.gz`)) return;
  const type = path.extname(file) === '.json' ? 'application/json; charset=utf-8' : 'application/x-protobuf';
  await reply
    .headers({
      'content-type': type,
      vary: 'Accept-Encoding',
      'cache-control': tileCaching,
    })
    .send(await decompress(await readFile(`${file}.gz`)));
}

/** The tiles of the built-in map under `/atlas/`. */
export const atlas = fastifyPlugin(plugin, {
  name: 'atlas',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
