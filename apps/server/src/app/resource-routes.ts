import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { measureCalls } from '../plugins/measurements.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import { sendSecurityHeaders } from '../plugins/security-headers.ts';
import { recordRoute } from '../resources/record-route.ts';
import type { AccessTokens } from '../security/access-tokens.ts';
import { callers } from '../writes/caller.ts';
import type { CreatedResource, CreatedResources } from './create-resources.ts';

interface ResourceRoutesOptions extends Pick<CreatedResources, 'resources' | 'offers'> {
  readonly tokens: AccessTokens;
  readonly areTranslationsOpen: boolean;
}

/** The routes of all resources, in three contexts: without authentication, with cached responses, and with authentication. */
export async function resourceRoutes(
  app: FastifyInstance,
  { resources, offers, tokens, areTranslationsOpen }: ResourceRoutesOptions,
): Promise<void> {
  await app.register(async (context) => {
    await context.register(sendSecurityHeaders);
    await context.register(measureCalls);
    await context.register(measureRequests, { area: 'api' });
    for (const { routes } of resources) if (routes) await context.register(routes);
  });
  await app.register(async (context) => registerCachedRoutes(context, resources));
  // Calls that need an account or change records: they authenticate, and their responses are not cached.
  await app.register(async (context) => {
    await context.register(sendSecurityHeaders);
    await context.register(measureCalls);
    await context.register(measureRequests, { area: 'guarded' });
    await context.register(cookie);
    await context.register(formBody);
    await context.register(callers, { tokens, areTranslationsOpen });
    for (const { guardedRoutes } of resources)
      if (guardedRoutes) await context.register(guardedRoutes, offers);
  });
}

/** Endpoints with cached responses have a context without hooks, which would slow them down. */
function registerCachedRoutes(app: FastifyInstance, resources: readonly CreatedResource[]): void {
  // A child logger per request would cost more than the response.
  app.setChildLoggerFactory((logger) => logger);
  for (const { name, shared = [] } of resources) for (const read of shared) recordRoute(app, read, name);
}
