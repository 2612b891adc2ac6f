import fastifyStatic from '@fastify/static';
import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordRoute, routeAddress } from '../record-route.ts';
import type { ImagesService } from './service.ts';

interface ImagesRoutesOptions {
  readonly service: ImagesService;
}

export const imagesRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listImages', service.listImages, {
    tag: 'images',
    summary: 'All pictures that are switched on',
  });
};

/** Originals are handed out as files, and so stand where the headers of every answer are set. */
export const originalRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  await app.register(fastifyStatic, { serve: false });
  app.withTypeProvider<ZodTypeProvider>().get(
    routeAddress(apiCalls.getOriginalImage.path),
    {
      schema: {
        operationId: 'getOriginalImage',
        tags: ['images'],
        summary: 'The original of a picture, as a download',
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
