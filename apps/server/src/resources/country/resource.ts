import type { Resource } from '../resource.ts';
import { countryRoutes } from './routes.ts';
import { countryService } from './service.ts';

export const country = {
  name: 'country',
  create: ({ settings }) => ({
    routes: (app) => countryRoutes(app, { service: countryService(settings) }),
  }),
} satisfies Resource;
