import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { imagesService } from './service.ts';

interface ImagesRoutesOptions {
  readonly service: ReturnType<typeof imagesService>;
}

export const imagesRoutes: FastifyPluginAsync<ImagesRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listImages', service.listImages, {
    tag: 'images',
    summary: 'All pictures that are switched on',
  });
};
