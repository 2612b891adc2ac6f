import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acceptedEncoding } from './accepted-encoding.ts';
import { ListCache } from './list-cache.ts';
import { matchesEtag, representationOf, type Representation } from './representation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lists: ListResponder;
  }
}

/** Answers calls from compressed buffers that are kept until what they were made from changes. */
export interface ListResponder {
  /**
   * Answers one request. `key` tells calls with different parameters apart and is empty for a call without; `produce`
   * is asked only when no answer is ready. Headers and status are written at once, past every hook.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    call: { readonly name: ApiCallName; readonly key: string; readonly produce: () => Promise<unknown> },
  ): void | Promise<void>;
  /** Forgets the answers of these calls: whoever writes says so, after the write is committed. */
  invalidate(...names: readonly ApiCallName[]): void;
  /** Calls `listener` after every invalidation. */
  onInvalidate(listener: () => void): void;
}

const plugin: FastifyPluginAsync = async (app) => {
  const cache = new ListCache();
  const listeners = new Set<() => void>();
  const lists: ListResponder = {
    respond(request, reply, { name, key, produce }) {
      const ready = cache.ready(name, key);
      if (ready) return send(ready, request, reply);
      const effort = key === '' ? 'once-for-many' : 'quick';
      const make = async () => await representationOf(await produce(), effort, app.securityHeaders);
      return cache.prepare(name, key, make).then((representation) => send(representation, request, reply));
    },
    invalidate(...names) {
      for (const name of names) cache.invalidate(name);
      for (const listener of listeners) listener();
    },
    onInvalidate: (listener) => void listeners.add(listener),
  };
  app.decorate('lists', lists);
};

function send(representation: Representation, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request.raw;
  reply.hijack();
  if (matchesEtag(headers['if-none-match'], representation.etag)) {
    reply.raw.writeHead(304, [...representation.notModifiedHeaders]).end();
    return;
  }
  const answer = representation.encoded[acceptedEncoding(headers['accept-encoding'])];
  // For HEAD node itself leaves the bytes out.
  reply.raw.writeHead(200, [...answer.headers]).end(answer.bytes);
}

/** The list-responder. */
export const listResponder = fastifyPlugin(plugin, {
  name: 'list-responder',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
