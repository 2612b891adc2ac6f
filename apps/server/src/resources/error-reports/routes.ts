import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { RequestError } from '../../responses/request-error.ts';
import { toRoutePath } from '../../responses/route-path.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { findErrors } from './repository.ts';
import type { ErrorTunnel } from './service.ts';

interface TunnelRoutesOptions {
  /** Null while no project is configured. */
  readonly tunnel: ErrorTunnel | null;
}

/** The most bytes of an envelope: twenty frames and twenty actions at their longest take less. */
export const maxEnvelopeBytes = 32 * 1024;

/**
 * Pages of this origin may call it; clients are limited by number. Neither the address nor any header of the client is forwarded or
 * stored.
 */
export const tunnelRoutes: FastifyPluginAsync<TunnelRoutesOptions> = async (app, { tunnel }) => {
  app.declareGuard('reportErrors');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxEnvelopeBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    toRoutePath(apiCalls.reportErrors.path),
    {
      bodyLimit: maxEnvelopeBytes,
      schema: {
        operationId: 'reportErrors',
        tags: ['error-reports'],
        summary: 'Forwards an envelope with an error to the configured project',
        response: {
          204: apiSchemas.reportErrors.response,
          '4xx': errorBodySchema,
          '5xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new RequestError('forbidden', 'Pages of other sites may not report errors.');
      if (tunnel === null)
        throw new RequestError(
          'not_implemented',
          'Errors are not reported here: the operator has set no project (ERROR_REPORTS_DSN).',
        );
      await app.limitRate(request, 'errors');
      await tunnel.forward(typeof request.body === 'string' ? request.body : '');
      return reply.status(204).header('cache-control', 'no-store').send(null);
    },
  );
};

/** The call by which administrators list the reported errors. */
export const reportedErrorsRoutes: FastifyPluginAsync = async (app) => {
  privateReadRoute(
    app,
    'listReportedErrors',
    async ({ orm }) =>
      (await findErrors(orm)).map((row) => ({
        ...row,
        first_seen_at: row.first_seen_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
      })),
    { tag: 'error-reports', summary: 'The errors that browsers reported last, grouped' },
  );
};
