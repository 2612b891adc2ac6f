import { privateReadRoute } from '../../writes/private-read-route.ts';
import type { Resource } from '../resource.ts';
import { readServerState } from './read-state.ts';

export const serverState = {
  name: 'server-state',
  create: ({ settings }) => ({
    guardedRoutes: async (app) =>
      privateReadRoute(
        app,
        'getServerState',
        () => readServerState({ database: app.database, measurements: app.measurements, settings }),
        {
          tag: 'server-state',
          summary: 'The state of the process: version, database, disk, caches, slow calls',
        },
      ),
  }),
} satisfies Resource;
