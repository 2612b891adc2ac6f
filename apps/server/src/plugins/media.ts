import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** An uploaded file never changes; illustrations may change with a release. */
const uploadCacheControl = 'public, max-age=31536000, immutable';
const illustrationCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

interface MediaOptions {
  readonly dataDir: string;
  readonly buildDir: string;
}

const plugin: FastifyPluginAsync<MediaOptions> = async (app, { dataDir, buildDir }) => {
  const roots = mediaRoots({ dataDir, buildDir });
  if (roots.length === 0) {
    app.log.warn({ buildDir }, 'no pictures are built: run npm start to draw them');
    return;
  }
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/media/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isUpload = file.startsWith(path.join(dataDir, 'media') + path.sep);
      response.setHeader('cache-control', isUpload ? uploadCacheControl : illustrationCacheControl);
    },
  });
};

/** The existing folders of images, in the order of precedence: uploads, then illustrations drawn at set-up. */
export function mediaRoots({ dataDir, buildDir }: MediaOptions): string[] {
  return [path.join(dataDir, 'media'), path.join(buildDir, 'media')].filter((root) => existsSync(root));
}

/** Serves images in all sizes under `/media/`. */
export const media = fastifyPlugin(plugin, {
  name: 'media',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
