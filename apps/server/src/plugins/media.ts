import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What was uploaded never changes under its name; what is drawn at set-up may be drawn anew with another release. */
const cachingOfUploads = 'public, max-age=31536000, immutable';
const cachingOfDrawings = 'public, max-age=86400, stale-while-revalidate=604800';

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
      response.setHeader('cache-control', isUpload ? cachingOfUploads : cachingOfDrawings);
    },
  });
};

/** Where pictures are kept, first found first: what was uploaded, then what was drawn at set-up. */
export function mediaRoots({ dataDir, buildDir }: MediaOptions): string[] {
  return [path.join(dataDir, 'media'), path.join(buildDir, 'media')].filter((root) => existsSync(root));
}

/** Pictures and their sizes under `/media/`. */
export const media = fastifyPlugin(plugin, {
  name: 'media',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
