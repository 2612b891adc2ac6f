import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** How long a browser may use a picture without asking, in seconds: a picture that changes gets another name. */
const mediaMaxAge = 365 * 24 * 60 * 60;

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
    maxAge: mediaMaxAge * 1000,
    immutable: true,
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
