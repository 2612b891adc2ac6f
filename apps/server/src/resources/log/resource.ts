import { withDeadline } from '../../lib/deadline.ts';
import type { Resource } from '../resource.ts';
import { eventTotalsRoute, logRoutes } from './routes.ts';
import { logService } from './service.ts';

/** How long closing waits for the counts of events, in milliseconds; a database that hangs must not delay the shutdown. */
const flushTimeout = 1_000;

export const log = {
  name: 'log',
  create({ orm, log: logger, settings }) {
    const service = logService(orm, logger, settings.telemetry);
    return {
      routes: (app) => logRoutes(app, { service }),
      guardedRoutes: async (app) => eventTotalsRoute(app, service),
      extend(app) {
        app.decorate('sumLogCounts', (since) => service.sumCounts(since));
        // The counts are written when the application is closed, before the database is.
        app.addHook('onClose', () => withDeadline(service.flush(), flushTimeout).catch(() => undefined));
      },
    };
  },
} satisfies Resource;
