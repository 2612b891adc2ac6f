import { apiCalls } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { translateError } from '../../../plugins/errors.ts';
import { RequestError } from '../../../responses/request-error.ts';
import type { SharedAttempts } from '../../../security/attempt-limits.ts';
import { rejectOtherSites } from '../../../security/same-site.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { toRoutePath } from '../../../responses/route-path.ts';
import { startSession } from '../sessions/start-session.ts';
import { findOrCreateAccount } from './google-account.ts';
import type { GoogleClient } from '../google-client/google-client.ts';
import { clearTransactionCookie, storeTransaction, takeTransaction } from './sign-in-transaction.ts';

/** How many sign-ins may be started in 15 minutes; each is stored until it is completed or has expired. */
const startedSignIns: SharedAttempts = {
  name: 'google',
  usual: { address: 100, neighbourhood: 150, region: 300, whole: 1_000 },
  reserve: { address: 5, neighbourhood: 5, region: 50, whole: 2_000 },
};

/** The page to which Google redirects; it shows why a sign-in has failed. */
const callbackPage = '/auth/callback';

/** Sign-in with Google. */
export const googleSignInRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { google, limits, maxSignInAttempts, isEncrypted, publicUrl } = services;
  const { orm } = app.database;
  const tag = 'accounts';

  function requireGoogle(): GoogleClient {
    if (google === null)
      throw new RequestError('not_found', 'Sign-in with Google is not configured on this server.');
    return google;
  }

  async function countSignIn({ ip }: FastifyRequest): Promise<void> {
    if (maxSignInAttempts === 0) return;
    await limits.countShared(startedSignIns, ip);
  }

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: toRoutePath(apiCalls.startGoogleSignIn.path),
    schema: {
      operationId: 'startGoogleSignIn',
      tags: [tag],
      summary: 'Redirects to Google, if the operator has configured it',
      querystring: apiSchemas.startGoogleSignIn.query,
      response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    async handler(request, reply) {
      await app.limitRate(request, 'writes');
      const client = requireGoogle();
      await countSignIn(request);
      const { url, secrets } = await client.begin();
      const redirect = request.query.redirect ?? null;
      await storeTransaction(orm, reply, { ...secrets, redirect }, isEncrypted);
      return reply.header('cache-control', 'no-store').redirect(url, 303);
    },
    errorHandler(error, request, reply) {
      // The error handler of the application responds to scripts.
      if (!isNavigation(request)) throw error;
      const { body, shouldLog } = translateError(error);
      if (shouldLog) request.log.error({ err: error }, 'a sign-in with Google could not begin');
      // The page explains the code in the language of the visitor.
      void reply.header('cache-control', 'no-store').redirect(`${callbackPage}?error=${body.code}`, 303);
    },
  });

  writeRoute(
    app,
    'completeGoogleSignIn',
    {
      async prepare({ request, body }) {
        const client = requireGoogle();
        rejectOtherSites(request, publicUrl);
        const { redirect, ...secrets } = await takeTransaction(orm, request);
        return { redirect, identity: await client.complete(body.query, secrets) };
      },
      load: loadNothing,
      async act(context, _nothing, { identity, redirect }) {
        const account = await findOrCreateAccount(context, identity);
        context.afterCommit((reply) => clearTransactionCookie(reply, isEncrypted));
        return { ...(await startSession(services, context, account.user_id)), redirect };
      },
    },
    { tag, summary: 'Completes the sign-in with the query with which Google has returned' },
  );
};

/** Whether a visitor sees the response as a page. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
