import { recurringJob } from '../../jobs/recurring-job.ts';
import { withDeadline } from '../../lib/deadline.ts';
import type { Resource } from '../resource.ts';
import { createErrorGroups } from './error-groups.ts';
import { removeOldErrors } from './repository.ts';
import { reportedErrorsRoutes, tunnelRoutes } from './routes.ts';
import { createErrorTunnel } from './service.ts';

const day = 24 * 60 * 60 * 1000;
/** How long closing waits for the database, in milliseconds. */
const flushTimeout = 1_000;

export const errorReports = {
  name: 'error-reports',
  create({ settings, orm, log, upstream }) {
    const groups = createErrorGroups(orm, log);
    const project = settings.telemetry.errorProject;
    const tunnel = project === null ? null : createErrorTunnel({ project, upstream, groups });
    return {
      routes: (app) => tunnelRoutes(app, { tunnel }),
      guardedRoutes: reportedErrorsRoutes,
      jobKinds: [
        recurringJob({
          name: 'old-error-reports',
          every: day,
          log,
          failure: 'old reports of errors cannot be removed',
          work: async ({ orm: jobOrm }) => await removeOldErrors(jobOrm),
        }),
      ],
      extend(app) {
        // The groups are written when the application is closed, before the database is.
        app.addHook('onClose', () => withDeadline(groups.flush(), flushTimeout).catch(() => undefined));
      },
    };
  },
} satisfies Resource;
