import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCall } from '@cae-map/contract/api/call';
import { writesForEveryone } from '@cae-map/contract/api/writes-for-everyone';
import { hasCapability } from '@cae-map/contract/roles';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../responses/request-error.ts';
import type { Caller } from './caller.ts';

/**
 * Whether a caller may make a call about a record, such as the caller's own account; the access of the call table has been checked
 * before.
 */
export type Policy<Loaded = unknown> = (caller: Caller | null, loaded: Loaded) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Declares that a route checks the access of a call. */
    declareGuard(name: ApiCallName): void;
  }
}

/** The calls whose route checks the access: those that change something, and those that not everyone may make. */
export const guardedCalls = (Object.keys(apiCalls) as ApiCallName[]).filter((name) => {
  const { kind, access }: ApiCall = apiCalls[name];
  return kind === 'write' || kind === 'upload' || access !== 'everyone';
});

const plugin: FastifyPluginAsync = async (app) => {
  const declared = new Set<ApiCallName>();
  app.decorate('declareGuard', (name) => void declared.add(name));
  app.addHook('onReady', async () => {
    const missing = guardedCalls.filter((name) => !declared.has(name));
    if (missing.length > 0) throw new Error(`no route checks who may make the calls: ${missing.join(', ')}`);
    const open = guardedCalls.filter(
      (name) => apiCalls[name].access === 'everyone' && !writesForEveryone.has(name),
    );
    if (open.length > 0)
      throw new Error(
        `the calls change something and are not listed as writes for everyone: ${open.join(', ')}`,
      );
  });
};

/** The start fails when a call that changes something, or that not everyone may make, is not guarded. */
export const policies = fastifyPlugin(plugin, { name: 'policies', fastify: '5.x' });

/**
 * Checks the access that the call table requires.
 * @throws {RequestError} `unauthenticated` without a caller, `forbidden` when the role of the caller has not the capability.
 */
export function checkAccess(name: ApiCallName, caller: Caller | null): void {
  const { access }: ApiCall = apiCalls[name];
  if (access === 'everyone') return;
  if (caller === null)
    throw new RequestError(
      'unauthenticated',
      'This call needs an account: sign in and send the access token.',
    );
  if (access !== 'signedIn' && !hasCapability(caller.role, access))
    throw new RequestError(
      'forbidden',
      `This call needs the capability ${access}, which the role ${caller.role} does not have.`,
    );
}

/** @throws {RequestError} `forbidden` when the policy rejects the caller. */
export function checkPolicy<Loaded>(policy: Policy<Loaded>, caller: Caller | null, loaded: Loaded): void {
  if (!policy(caller, loaded)) throw new RequestError('forbidden', 'You may not do this with this record.');
}
