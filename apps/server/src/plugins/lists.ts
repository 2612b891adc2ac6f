import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readyAnswer, sendReadyAnswer } from '../answers/ready-answer.ts';
import { ResponseCache, type MadeResponse } from '../answers/response-cache.ts';
import { createWorkLimit } from '../answers/work-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lists: ListResponder;
  }
}

/** One request for a call, as the list responder sees it. */
export interface ListCall {
  readonly name: ApiCallName;
  /** Distinguishes the parameters of the call, in canonical form; empty for a call without parameters. */
  readonly key: string;
  /** Runs on a cache miss only. */
  readonly produce: () => Promise<unknown>;
}

/** Sends the responses of calls from compressed buffers, which are kept until the records behind them change. */
export interface ListResponder {
  /** Sends the response of one request; it writes status and headers itself and bypasses every hook. */
  respond(request: FastifyRequest, reply: FastifyReply, call: ListCall): void | Promise<void>;
  /** Invalidates the responses of these calls; to be called after a write is committed. */
  invalidate(...names: readonly ApiCallName[]): void;
  /** Calls `listener` after every invalidation. */
  onInvalidate(listener: () => void): void;
}

/** Calls without parameters are as many as the contract has: each keeps its one response. */
const limitsWithoutParameters = { maxEntries: 200 };
const limitsWithParameters = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024 };

/** Cache misses that query the database and compress at the same time, and how many may wait for their turn. */
const workLimits = { concurrency: 4, maxWaiting: 100, maxWait: 3000 };

const plugin: FastifyPluginAsync = async (app) => {
  const withoutParameters = new ResponseCache(limitsWithoutParameters);
  const withParameters = new ResponseCache(limitsWithParameters);
  const work = createWorkLimit(workLimits);
  const listeners = new Set<() => void>();
  const headers = {
    ...app.securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Authorization',
  };

  async function make({ key, produce }: ListCall): Promise<MadeResponse> {
    const data = await produce();
    const effort = key === '' ? 'once-for-many' : 'quick';
    const response = await readyAnswer({ status: 200, body: JSON.stringify(data), effort, headers });
    // Ids that name nothing are without number, and their empty lists would evict what readers request.
    const isCacheable = key === '' || !(Array.isArray(data) && data.length === 0);
    return { response, isCacheable };
  }

  const lists: ListResponder = {
    respond(request, reply, call) {
      const { name, key } = call;
      const cache = key === '' ? withoutParameters : withParameters;
      const cacheKey = cacheKeyOf(name, key);
      const cached = cache.get(cacheKey);
      if (cached) return sendReadyAnswer(cached, request, reply);
      return app
        .limitRate(request)
        .then(() => cache.load(cacheKey, () => work.run(() => make(call))))
        .then((response) => sendReadyAnswer(response, request, reply));
    },
    invalidate(...names) {
      for (const name of names) {
        withoutParameters.invalidate(cacheKeyOf(name, ''));
        withParameters.invalidate(cacheKeyOf(name, ''));
      }
      for (const listener of listeners) listener();
    },
    onInvalidate: (listener) => void listeners.add(listener),
  };
  app.decorate('lists', lists);
};

/** The name of a call has no space, so that it and the space are a prefix of the keys of this call only. */
function cacheKeyOf(name: ApiCallName, key: string): string {
  return `${name} ${key}`;
}

/** The list responder. */
export const listResponder = fastifyPlugin(plugin, {
  name: 'list-responder',
  fastify: '5.x',
  dependencies: ['security-headers', 'rate-limit'],
});
