import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { heightsService } from './service.ts';

interface HeightsRoutesOptions {
  readonly service: ReturnType<typeof heightsService>;
}

export const heightsRoutes: FastifyPluginAsync<HeightsRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listHeights', service.listHeights, {
    tag: 'heights',
    summary: 'Approximate heights of all places and along the legs to them',
  });
};
