import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { createRequesterQueue } from '../../../security/requester-queue.ts';
import { rejectOtherSites } from '../../../security/same-site.ts';
import { hashSecret } from '../../../security/secrets.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { requireCaller } from '../users/own-account.ts';
import { findUser } from '../users/repository.ts';
import { checkCredentials, identifyRequester } from './check-credentials.ts';
import { clearRefreshCookie, refreshCookie, setRefreshCookie } from '../browsers/cookies.ts';
import { ownSession } from './policy.ts';
import { presentSession } from './presenter.ts';
import { judgeRefresh, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { deleteSession, deleteSessions, findSessions, lockSession, rotateSession } from './repository.ts';
import { startSession } from './start-session.ts';

/** Sign-ins query the database and hash; reads must not wait behind a flood of them. */
const signInConcurrency = { accounts: 2, networks: 4 };

/** Sign-in with a password, and the sessions of a user. */
export const sessionsRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { tokens, keys, isEncrypted, publicUrl } = services;
  const { orm } = app.database;
  const queue = createRequesterQueue(signInConcurrency);
  const tag = 'accounts';

  writeRoute(
    app,
    'login',
    {
      async prepare({ body, request }) {
        rejectOtherSites(request, publicUrl);
        const email = body.username.trim().toLowerCase();
        return await queue.run(identifyRequester(request, services), () =>
          checkCredentials(services, orm, request, { email, password: body.password }),
        );
      },
      load: loadNothing,
      act: (context, _nothing, user) => startSession(services, context, user.user_id),
    },
    { tag, summary: 'Signs in with e-mail and password' },
  );

  writeRoute(
    app,
    'refreshSession',
    {
      async prepare({ request }) {
        rejectOtherSites(request, publicUrl);
        const token = readRefreshToken(request.cookies[refreshCookie] ?? '', keys.hashValue);
        if (token === undefined) throw createSignedOutError();
        return token;
      },
      load: loadNothing,
      async act({ transaction, request, afterCommit }, _nothing, token) {
        const { sessionId } = token;
        const session = await lockSession(transaction, sessionId);
        const user = session && (await findUser(transaction, session.user_id));
        if (session === undefined || user === undefined || user.is_disabled) throw createSignedOutError();
        const use = judgeRefresh(session, token, keys.hashValue);
        if (use.kind === 'reused') {
          request.log.warn({ sessionId }, 'a refresh token was used again: the session is ended');
          await deleteSession(transaction, sessionId);
          return createSignedOutError();
        }
        if (use.kind === 'rotate')
          await rotateSession(transaction, session, {
            refresh_hash: hashSecret(use.secret),
            previous_hash: use.previous,
          });
        const text = writeRefreshToken({ sessionId, secret: use.secret }, keys.hashValue);
        afterCommit((reply) => setRefreshCookie(reply, text, isEncrypted));
        return await tokens.issue({ userId: user.user_id, sessionId });
      },
    },
    { tag, summary: 'Returns a new access token for the refresh token of the cookie' },
  );

  writeRoute(
    app,
    'logout',
    {
      async prepare({ request }) {
        rejectOtherSites(request, publicUrl);
        return readRefreshToken(request.cookies[refreshCookie] ?? '', keys.hashValue);
      },
      load: loadNothing,
      async act({ transaction, afterCommit }, _nothing, token) {
        // Also with a token that was replaced earlier, whose use ends the session in any case.
        if (token !== undefined) await deleteSession(transaction, token.sessionId);
        afterCommit((reply) => clearRefreshCookie(reply, isEncrypted));
        return null;
      },
    },
    { tag, summary: 'Ends the session of the browser' },
  );

  privateReadRoute(
    app,
    'listMySessions',
    async ({ caller }) =>
      (await findSessions(orm, caller.userId)).map((row) => presentSession(row, caller.sessionId)),
    { tag, summary: 'Where the caller is signed in' },
  );

  writeRoute(
    app,
    'revokeMySession',
    {
      policy: ownSession,
      load: ({ transaction, parameters }) => lockSession(transaction, parameters.session_id),
      async act({ transaction }, session) {
        await deleteSession(transaction, session.session_id);
        return null;
      },
    },
    { tag, summary: 'Ends one session of the caller' },
  );

  writeRoute(
    app,
    'signOutEverywhere',
    {
      load: loadNothing,
      async act({ caller, transaction, afterCommit }) {
        await deleteSessions(transaction, requireCaller(caller).userId);
        afterCommit((reply) => clearRefreshCookie(reply, isEncrypted));
        return null;
      },
    },
    { tag, summary: 'Ends all sessions of the caller' },
  );
};

function createSignedOutError(): RequestError {
  return new RequestError('unauthenticated', 'The session has ended: sign in again.');
}
