import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readyAnswer, sendReadyAnswer } from '../answers/ready-answer.ts';
import { ListCache } from './list-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lists: ListResponder;
  }
}

/** One call as the list-responder sees it. */
export interface ListCall {
  readonly name: ApiCallName;
  /** Tells calls with different parameters apart; empty for a call without. */
  readonly key: string;
  /** Asked only when no answer is ready. */
  readonly produce: () => Promise<unknown>;
}

/** Answers calls from compressed buffers that are kept until what they were made from changes. */
export interface ListResponder {
  /** Answers one request; status and headers are written at once, past every hook. */
  respond(request: FastifyRequest, reply: FastifyReply, call: ListCall): void | Promise<void>;
  /** Forgets the answers of these calls: whoever writes says so, after the write is committed. */
  invalidate(...names: readonly ApiCallName[]): void;
  /** Calls `listener` after every invalidation. */
  onInvalidate(listener: () => void): void;
}

const plugin: FastifyPluginAsync = async (app) => {
  const cache = new ListCache();
  const listeners = new Set<() => void>();
  const headers = {
    ...app.securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Authorization',
  };
  const lists: ListResponder = {
    respond(request, reply, { name, key, produce }) {
      const ready = cache.ready(name, key);
      if (ready) return sendReadyAnswer(ready, request, reply);
      const effort = key === '' ? 'once-for-many' : 'quick';
      const make = async () =>
        await readyAnswer({ status: 200, body: JSON.stringify(await produce()), effort, headers });
      return cache.prepare(name, key, make).then((answer) => sendReadyAnswer(answer, request, reply));
    },
    invalidate(...names) {
      for (const name of names) cache.invalidate(name);
      for (const listener of listeners) listener();
    },
    onInvalidate: (listener) => void listeners.add(listener),
  };
  app.decorate('lists', lists);
};

/** The list-responder. */
export const listResponder = fastifyPlugin(plugin, {
  name: 'list-responder',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
