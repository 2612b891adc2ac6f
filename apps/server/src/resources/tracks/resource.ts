import type { Resource } from '../resource.ts';
import { tracksRoutes } from './routes.ts';
import { tracksService } from './service.ts';

export const tracks = {
  name: 'tracks',
  create: ({ settings }) => ({
    routes: (app) => tracksRoutes(app, { service: tracksService(settings) }),
  }),
} satisfies Resource;
