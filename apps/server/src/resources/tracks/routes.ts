import fastifyStatic from '@fastify/static';
import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { toRoutePath } from '../../responses/route-path.ts';
import type { TracksService } from './service.ts';

interface TracksRoutesOptions {
  readonly service: TracksService;
}

/** A file may be replaced at any time: clients keep it and revalidate it. */
const cacheControl = 'public, no-cache';

/** Everyone may call them; clients are limited like those of originals. They need no database. */
export const tracksRoutes: FastifyPluginAsync<TracksRoutesOptions> = async (app, { service }) => {
  await app.register(fastifyStatic, { serve: false });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    toRoutePath(apiCalls.listTracks.path),
    {
      schema: {
        operationId: 'listTracks',
        tags: ['tracks'],
        summary: 'The track files that visitors can show on the map',
        response: { 200: apiSchemas.listTracks.response, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      await app.limitRate(request);
      return reply.header('cache-control', cacheControl).send(await service.listTracks());
    },
  );
  routes.get(
    toRoutePath(apiCalls.getTrack.path),
    {
      schema: {
        operationId: 'getTrack',
        tags: ['tracks'],
        summary: 'A track file as a download',
        params: apiSchemas.getTrack.params,
        response: { 200: apiSchemas.getTrack.response, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      await app.limitRate(request);
      const { file, filename, contentType } = await service.findTrack(request.params.filename);
      reply.headers({ 'cache-control': cacheControl, 'content-type': contentType });
      return reply.download(file, filename, { cacheControl: false, contentType: false });
    },
  );
};
