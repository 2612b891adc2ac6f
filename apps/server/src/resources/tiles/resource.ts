import { countryService } from '../country/service.ts';
import type { Resource } from '../resource.ts';
import { tilesRoutes } from './routes.ts';
import { tilesService } from './service.ts';

export const tiles = {
  name: 'tiles',
  create: ({ settings, upstream, log }) => ({
    routes: (app) =>
      tilesRoutes(app, {
        service: tilesService(settings, { upstream, log }),
        country: countryService(settings),
      }),
  }),
} satisfies Resource;
