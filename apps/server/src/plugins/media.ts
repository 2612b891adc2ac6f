import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mediaPrefix, type MediaReader, type StoredMedia } from '../media/media-store.ts';
import { RequestError } from '../responses/request-error.ts';
import { sendMedia } from './send-media.ts';

/** An uploaded file never changes; illustrations may change with a release. */
const uploadCacheControl = 'public, max-age=31536000, immutable';
const illustrationCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** A signed URL of a storage is valid for ten minutes. */
const redirectCacheControl = 'private, max-age=300';

/** The files of the product. An upload takes precedence over an illustration of the same name. */
export interface MediaFiles {
  readonly uploads: MediaReader;
  /** Drawn at set-up. */
  readonly illustrations: MediaReader;
}

const plugin: FastifyPluginAsync<MediaFiles> = async (app, files) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPrefix}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { media, cacheControl } = await findMedia(files, request.params['*']);
      // A URL is signed for one method.
      if (media.createUrl !== undefined && request.method === 'GET')
        return await reply.header('cache-control', redirectCacheControl).redirect(await media.createUrl());
      reply.header('cache-control', cacheControl);
      return await sendMedia(request, reply, media);
    },
  });
};

interface FoundMedia {
  readonly media: StoredMedia;
  readonly cacheControl: string;
}

async function findMedia({ uploads, illustrations }: MediaFiles, name: string): Promise<FoundMedia> {
  const upload = await uploads.open(name);
  if (upload) return { media: upload, cacheControl: uploadCacheControl };
  const illustration = await illustrations.open(name);
  if (illustration) return { media: illustration, cacheControl: illustrationCacheControl };
  throw new RequestError('not_found', `There is no file ${mediaPrefix}${name}.`);
}

/** Serves images in all sizes under `/media/`. */
export const media = fastifyPlugin(plugin, {
  name: 'media',
  fastify: '5.x',
  dependencies: ['send-security-headers'],
});
