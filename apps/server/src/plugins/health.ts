import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../answers/request-error.ts';

const plugin: FastifyPluginAsync = async (app) => {
  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    try {
      await app.database.check();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RequestError('unavailable', 'The database does not answer.');
    }
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
};

/** Whether the process lives, and whether it can serve: for whoever watches over it. */
export const health = fastifyPlugin(plugin, { name: 'health', fastify: '5.x', dependencies: ['database'] });
