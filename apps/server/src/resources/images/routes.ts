import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendMedia } from '../../plugins/send-media.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import type { ImagesService } from './service.ts';

interface ImagesRoutesOptions {
  readonly service: ImagesService;
}

/** Originals are sent as files and need the hooks that set the security headers. */
export const originalRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  app.withTypeProvider<ZodTypeProvider>().get(
    toRoutePath(apiCalls.getOriginalImage.path),
    {
      schema: {
        operationId: 'getOriginalImage',
        tags: ['images'],
        summary: 'The original of an image as a download',
        params: apiSchemas.getOriginalImage.params,
        response: { 200: apiSchemas.getOriginalImage.response, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      await app.limitRate(request);
      const { media, name } = await service.findOriginal(request.params.filename);
      // The name can get another file: each use asks whether it is still this one.
      reply.headers({
        'content-disposition': createContentDisposition(name),
        'cache-control': 'public, no-cache',
      });
      return await sendMedia(request, reply, media);
    },
  );
};

/** The header of a download (RFC 6266): a name in ASCII, and the real one if it differs. */
function createContentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^ -~]|["\\%]/gu, '_');
  const extended = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${extended}`}`;
}
