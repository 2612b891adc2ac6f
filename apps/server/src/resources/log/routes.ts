import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import { maxEventTotals } from '@cae-map/contract/entities/operation/event-totals';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { RequestError } from '../../responses/request-error.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import type { LogService } from './service.ts';

interface LogRoutesOptions {
  readonly service: LogService;
}

/** The query contains everything; `navigator.sendBeacon` may send a body nevertheless. */
const maxBodyBytes = 2048;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Pages of this origin may call it; clients are limited by number. The response does not wait for the database, and neither
 * the address nor any header of the client is stored.
 */
export const logRoutes: FastifyPluginAsync<LogRoutesOptions> = async (app, { service }) => {
  app.declareGuard('logEvent');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, _body, done) =>
    done(null),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    toRoutePath(apiCalls.logEvent.path),
    {
      bodyLimit: maxBodyBytes,
      schema: {
        operationId: 'logEvent',
        tags: ['log'],
        summary: 'Counts an event, unless the client sends Do Not Track or Global Privacy Control',
        querystring: apiSchemas.logEvent.query,
        response: { 204: apiSchemas.logEvent.response, '4xx': errorBodySchema, 501: errorBodySchema },
      },
    },
    async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new RequestError('forbidden', 'Pages of other sites may not log events.');
      await app.limitRate(request, 'events');
      if (!refusesTracking(request)) service.count(request.query);
      return reply.status(204).header('cache-control', 'no-store').send(null);
    },
  );
};

/** The call by which administrators read the counts; those in memory are written before. */
export function eventTotalsRoute(app: FastifyInstance, service: LogService): void {
  privateReadRoute(
    app,
    'listEventTotals',
    async ({ parameters: { days } }) => {
      const since = new Date(Date.now() - (days - 1) * dayMilliseconds).toISOString().slice(0, 10);
      return await service.sumCounts(since, maxEventTotals);
    },
    { tag: 'log', summary: 'How often each event was logged in the last days' },
  );
}

function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
