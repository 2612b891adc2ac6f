import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { placesService } from './service.ts';

interface PlacesRoutesOptions {
  readonly service: ReturnType<typeof placesService>;
}

export const placesRoutes: FastifyPluginAsync<PlacesRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listPlaces', service.listPlaces, {
    tag: 'places',
    summary: 'All places in the order of the route',
  });
};
