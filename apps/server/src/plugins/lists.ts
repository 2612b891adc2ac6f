import type { SharedCall } from '@cae-map/contract/api/call';
import type { RecordTag } from '@cae-map/contract/record-tags';
import { apiCalls, sharedCallNames, type SharedCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../responses/cached-response.ts';
import { RequestError, statusByCode } from '../responses/request-error.ts';
import { ResponseCache, type ProducedResponse } from '../responses/response-cache.ts';
import { createSharedCaching } from '../responses/shared-caching.ts';
import type { Settings } from '../settings.ts';
import { createTaskQueue } from '../responses/task-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lists: ListResponder;
  }
}

/** One call of a read endpoint. */
export interface ListCall {
  readonly name: SharedCallName;
  /** The parameters of the call in canonical form; empty for a call without parameters. */
  readonly key: string;
  /** Runs on a cache miss only. */
  readonly produce: () => Promise<unknown>;
}

/** Sends cached, compressed responses, which are invalidated when their records change. */
export interface ListResponder {
  /** Responds to one request; bypasses all hooks. */
  respond(request: FastifyRequest, reply: FastifyReply, call: ListCall): void | Promise<void>;
  /** Invalidates the responses that are made from these records; called after a write is committed. */
  invalidate(...tags: readonly RecordTag[]): void;
  /** Calls `listener` after every invalidation of a response. */
  onInvalidate(listener: () => void): void;
}

/** Each call without parameters has one response, so their number is bounded by the contract. */
const limitsWithoutParameters = { maxEntries: 200 };
const limitsWithParameters = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024 };

/** The calls whose responses are made from records with a tag. */
function findDependentCalls(tags: readonly RecordTag[]): SharedCallName[] {
  return sharedCallNames.filter((name) => {
    const { dependsOn }: SharedCall = apiCalls[name];
    return dependsOn.some((tag) => tags.includes(tag));
  });
}

/** The limits of cache misses, which query the database and compress the response. */
const queueLimits = { concurrency: 4, maxWaiting: 100, maxWait: 3000 };

const plugin: FastifyPluginAsync<Pick<Settings, 'cdnSeconds'>> = async (app, { cdnSeconds }) => {
  const allowSharedCaching = createSharedCaching(cdnSeconds);
  const withoutParameters = new ResponseCache(limitsWithoutParameters);
  const withParameters = new ResponseCache(limitsWithParameters);
  app.measurements.addCache('lists', withoutParameters);
  app.measurements.addCache('queries', withParameters);
  const queue = createTaskQueue(queueLimits);
  const listeners = new Set<() => void>();
  const headers = {
    ...app.securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Authorization',
  };

  /** Measures the computation only: cached responses are sent without hooks. */
  async function measure({ name, produce }: ListCall): Promise<unknown> {
    const start = performance.now();
    const finish = (status: number): void =>
      app.measurements.addCall(name, performance.now() - start, status);
    try {
      const data = await produce();
      finish(200);
      return data;
    } catch (error) {
      finish(error instanceof RequestError ? statusByCode[error.code] : 500);
      throw error;
    }
  }

  async function produceResponse(call: ListCall): Promise<ProducedResponse> {
    const { key } = call;
    const data = await measure(call);
    const compression = key === '' ? 'best' : 'fast';
    const response = await createCachedResponse({
      status: 200,
      body: JSON.stringify(data),
      compression,
      headers,
    });
    // Empty lists of unknown ids would evict the responses that readers request.
    const isCacheable = key === '' || !(Array.isArray(data) && data.length === 0);
    return { response, isCacheable };
  }

  function send(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): void {
    allowSharedCaching(request, reply);
    sendCachedResponse(response, request, reply);
  }

  const lists: ListResponder = {
    respond(request, reply, call) {
      const { name, key } = call;
      const cache = key === '' ? withoutParameters : withParameters;
      const cacheKey = createCacheKey(name, key);
      const cached = cache.get(cacheKey);
      if (cached) return send(cached, request, reply);
      return app
        .limitRate(request)
        .then(() => cache.load(cacheKey, () => queue.run(() => produceResponse(call))))
        .then((response) => send(response, request, reply));
    },
    invalidate(...tags) {
      const names = findDependentCalls(tags);
      for (const name of names) {
        withoutParameters.invalidate(createCacheKey(name, ''));
        withParameters.invalidate(createCacheKey(name, ''));
      }
      if (names.length === 0) return;
      for (const listener of listeners) listener();
    },
    onInvalidate: (listener) => void listeners.add(listener),
  };
  app.decorate('lists', lists);
};

/** Names of calls contain no space, so that the name and a space are a prefix of the keys of this call only. */
function createCacheKey(name: SharedCallName, key: string): string {
  return `${name} ${key}`;
}

/** Decorates the application with the list responder. */
export const listResponder = fastifyPlugin(plugin, {
  name: 'list-responder',
  fastify: '5.x',
  dependencies: ['security-headers', 'rate-limit', 'metrics'],
});
