import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCall } from '@cae-map/contract/api/call';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../responses/request-error.ts';
import type { Caller } from './caller.ts';

/** Whether a caller may make a call about a record; the access of the call table has been checked before. */
export type Policy<Loaded = unknown> = (caller: Caller | null, loaded: Loaded) => boolean;

/** Whoever has the access of the call table may make the call. */
export const allowed: Policy = () => true;

declare module 'fastify' {
  interface FastifyInstance {
    /** Declares that a route with a policy handles a call. */
    declarePolicy(name: ApiCallName): void;
  }
}

/** The calls that need a policy: those that change something, and those that not everyone may make. */
export const guardedCalls = (Object.keys(apiCalls) as ApiCallName[]).filter((name) => {
  const { kind, access }: ApiCall = apiCalls[name];
  return kind === 'write' || kind === 'upload' || access !== 'everyone';
});

const plugin: FastifyPluginAsync = async (app) => {
  const declared = new Set<ApiCallName>();
  app.decorate('declarePolicy', (name) => void declared.add(name));
  app.addHook('onReady', async () => {
    const missing = guardedCalls.filter((name) => !declared.has(name));
    if (missing.length > 0) throw new Error(`no route with a policy handles: ${missing.join(', ')}`);
  });
};

/** The start fails when a call that needs a policy has none. */
export const policies = fastifyPlugin(plugin, { name: 'policies', fastify: '5.x' });

/**
 * Checks the access that the call table requires.
 * @throws {RequestError} `unauthenticated` without a caller, `forbidden` when the caller is no administrator.
 */
export function checkAccess(name: ApiCallName, caller: Caller | null): void {
  const { access }: ApiCall = apiCalls[name];
  if (access === 'everyone') return;
  if (caller === null)
    throw new RequestError(
      'unauthenticated',
      'This call needs an account: sign in and send the access token.',
    );
  if (access === 'admin' && !caller.isAdmin)
    throw new RequestError('forbidden', 'This call needs administrator privileges.');
}

/** @throws {RequestError} `forbidden` when the policy rejects the caller. */
export function checkPolicy<Loaded>(policy: Policy<Loaded>, caller: Caller | null, loaded: Loaded): void {
  if (!policy(caller, loaded)) throw new RequestError('forbidden', 'You may not do this with this record.');
}
