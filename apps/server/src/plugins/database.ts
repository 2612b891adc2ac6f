import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DatabaseConnection } from '../database/connection.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: DatabaseConnection;
  }
}

interface DatabaseOptions {
  readonly connection: DatabaseConnection;
}

const plugin: FastifyPluginAsync<DatabaseOptions> = async (app, { connection }) => {
  app.decorate('database', connection);
  app.addHook('onClose', () => connection.close());
};

/** Decorates the application with the database, which is closed after the last request. */
export const database = fastifyPlugin(plugin, { name: 'database', fastify: '5.x' });
