import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness;
  }
}

export interface Readiness {
  /** From now on the server is not ready, because it is about to shut down: load balancers send requests to others. */
  stop(): void;
  isStopping(): boolean;
}

const plugin: FastifyPluginAsync = async (app) => {
  let isStopping = false;
  app.decorate('readiness', {
    stop: () => void (isStopping = true),
    isStopping: () => isStopping,
  } satisfies Readiness);
};

/** Decorates the application with `readiness`: the shutdown marks it as stopping, and `/health/ready` then returns 503. */
export const readiness = fastifyPlugin(plugin, { name: 'readiness', fastify: '5.x' });
