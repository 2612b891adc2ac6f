import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../responses/request-error.ts';
import { withDeadline } from '../lib/deadline.ts';
import { databaseUnavailable } from './errors.ts';

/** How long the readiness check waits for the database, in milliseconds; load balancers wait two seconds. */
const readinessTimeout = 1_500;

const plugin: FastifyPluginAsync = async (app) => {
  let running: Promise<void> | undefined;
  /** Concurrent requests share one check, so that they use only one connection of the pool. */
  const check = (): Promise<void> => {
    running ??= app.database
      .check()
      .then(() => app.schemaWatch.refresh())
      .finally(() => (running = undefined));
    return running;
  };

  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    if (app.readiness.isStopping()) throw new RequestError('unavailable', 'The server is shutting down.');
    try {
      await withDeadline(check(), readinessTimeout);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RequestError('unavailable', databaseUnavailable);
    }
    if (app.schemaWatch.isOutdated())
      throw new RequestError('unavailable', 'The tables are those of a newer version.');
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
};

/** Liveness, and readiness, which includes the database: for load balancers and orchestrators. */
export const health = fastifyPlugin(plugin, {
  name: 'health',
  fastify: '5.x',
  dependencies: ['database', 'schema-watch', 'readiness'],
});
