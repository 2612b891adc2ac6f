import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestIdHeader } from '../lib/request-id.ts';
import type { RequestArea } from './metrics.ts';

interface MeasureRequestsOptions {
  readonly area: RequestArea;
}

const plugin: FastifyPluginAsync<MeasureRequestsOptions> = async (app, { area }) => {
  if (area === 'guarded')
    app.addHook('onRequest', (request, reply, done) => {
      reply.header(requestIdHeader, request.id);
      done();
    });
  if (app.metrics.registry === null) return;
  app.addHook('onResponse', (request, reply, done) => {
    app.metrics.countRequest(findArea(area, request), reply.raw.statusCode, reply.elapsedTime / 1_000);
    done();
  });
};

/** Files are routed as pages are. */
function findArea(area: RequestArea, { routeOptions: { url = '' } }: FastifyRequest): RequestArea {
  if (area !== 'pages') return area;
  if (url.startsWith('/health/') || url === '/metrics') return 'health';
  return /^\/(?:assets|atlas|media)\//.test(url) ? 'files' : 'pages';
}

/** Measures the requests of its context; calls of editors get the id of the request in the response. */
export const measureRequests = fastifyPlugin(plugin, {
  name: 'measure-requests',
  fastify: '5.x',
  dependencies: ['metrics'],
});
