import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserRole } from '@cae-map/contract/roles';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Orm } from '../database/connection.ts';
import { sessions, users } from '../database/schema.ts';
import { RequestError } from '../responses/request-error.ts';
import { createInvalidTokenError, type AccessTokens } from '../security/access-tokens.ts';

/** Who makes a call. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: number;
  /** Determines the capabilities, see `packages/contract/src/roles.ts`: users are translators where the operator lets all of them approve. */
  readonly role: UserRole;
  readonly fullName: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The caller of a request by its access token; null for a request without the header Authorization.
     * @throws {RequestError} `unauthenticated` when the token, its session or its user is not valid any more.
     */
    authenticate(request: FastifyRequest): Promise<Caller | null>;
  }
}

interface CallersOptions {
  readonly tokens: AccessTokens;
  /** Whether all users may approve translations. */
  readonly areTranslationsOpen: boolean;
}

const plugin: FastifyPluginAsync<CallersOptions> = async (app, { tokens, areTranslationsOpen }) => {
  app.decorate('authenticate', async ({ headers }) => {
    const { authorization } = headers;
    if (authorization === undefined) return null;
    const token = /^bearer ([\w.-]+)$/i.exec(authorization)?.[1];
    if (token === undefined) {
      const detail = 'The header Authorization must be: Bearer and an access token.';
      const isBearer = /^bearer(?: |$)/i.test(authorization);
      throw isBearer ? createInvalidTokenError(detail) : new RequestError('unauthenticated', detail);
    }
    const { userId, sessionId } = await tokens.verify(token);
    const caller = await findCaller(app.database.orm, userId, sessionId);
    if (caller === undefined) throw await createEndedError(app.database.orm, userId);
    return areTranslationsOpen && caller.role === 'user' ? { ...caller, role: 'translator' } : caller;
  });
};

/** Read with every request, so that a revoked session, a disabled account and another role take effect with the next request. */
async function findCaller(orm: Orm, userId: number, sessionId: number): Promise<Caller | undefined> {
  const rows = await orm
    .select({ role: users.role, fullName: users.full_name })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .where(
      and(
        eq(sessions.session_id, sessionId),
        eq(users.user_id, userId),
        gt(sessions.expires_at, sql`now()`),
        eq(users.is_disabled, false),
        isNull(users.deleted_at),
      ),
    );
  const [row] = rows;
  return row && { userId, sessionId, ...row };
}

/** The error of a token that is signed, but whose session has ended or whose account is disabled: its holder learns why. */
async function createEndedError(orm: Orm, userId: number): Promise<RequestError> {
  const isDisabled = await orm.$count(
    users,
    and(eq(users.user_id, userId), eq(users.is_disabled, true), isNull(users.deleted_at)),
  );
  return isDisabled > 0
    ? createInvalidTokenError(
        'An administrator has disabled this account, which has ended its sessions.',
        'session_of_disabled_account',
      )
    : createInvalidTokenError('The session has ended: sign in again.');
}

/** Decorates the application with the authentication of callers. */
export const callers = fastifyPlugin(plugin, {
  name: 'callers',
  fastify: '5.x',
  dependencies: ['database'],
});
