import fastifyStatic from '@fastify/static';
import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordRoute, toRoutePath } from '../record-route.ts';
import type { ImagesService } from './service.ts';

interface ImagesRoutesOptions {
  readonly service: ImagesService;
}

export const imagesRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listImages', service.listImages, {
    tag: 'images',
    summary: 'All enabled images',
  });
};

/** Originals are sent as files and need the hooks that set the security headers. */
export const originalRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  await app.register(fastifyStatic, { serve: false });
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
      const { file, name } = await service.findOriginal(request.params.filename);
      return reply.download(file, name, { cacheControl: false });
    },
  );
};
