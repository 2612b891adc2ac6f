import rateLimitLibrary from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../responses/request-error.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a cache miss. Responses from memory or from files are not counted. Each kind of request is counted separately.
     * @throws {RequestError} `too_many_requests` when the client exceeds the limit.
     */
    limitRate(request: FastifyRequest, kind?: RequestKind): Promise<void>;
  }
}

/** Records, pages and originals; tiles from other providers; events of the log; reports of errors; calls of accounts and editors; parts of uploads. */
type RequestKind = 'content' | 'tiles' | 'events' | 'errors' | 'writes' | 'uploads';

/** The limit of a kind of request as a multiple of the setting: a view of the map has dozens of tiles, and a picture dozens of parts. */
const multiples: Readonly<Record<RequestKind, number>> = {
  content: 1,
  tiles: 4,
  events: 1,
  // A browser reports at most 20 errors a minute.
  errors: 0.1,
  writes: 1,
  uploads: 4,
};

const windowMilliseconds = 60_000;

/** The maximum number of counters; the least recently used one is evicted. */
const maxClients = 10_000;

/** An IPv6 network of this prefix length is one client, which could otherwise use a new address per request. */
const ipv6PrefixBits = 64;

type RateLimitSettings = Pick<Settings, 'rateLimit' | 'trustedProxies'>;

const plugin: FastifyPluginAsync<RateLimitSettings> = async (app, { rateLimit: limit, trustedProxies }) => {
  if (limit === 0) {
    app.decorate('limitRate', () => Promise.resolve());
    return;
  }
  await app.register(rateLimitLibrary, {
    global: false,
    max: limit,
    timeWindow: windowMilliseconds,
    cache: maxClients,
    ipv6Subnet: ipv6PrefixBits,
  });
  const createCounter = (kind: RequestKind) =>
    app.createRateLimit({ max: Math.ceil(limit * multiples[kind]) });
  const counters = {
    content: createCounter('content'),
    tiles: createCounter('tiles'),
    events: createCounter('events'),
    errors: createCounter('errors'),
    writes: createCounter('writes'),
    uploads: createCounter('uploads'),
  };
  let hasWarned = false;
  app.decorate('limitRate', async (request, kind: RequestKind = 'content') => {
    const result = await counters[kind](request);
    if (result.isAllowed || !result.isExceeded) return;
    if (!hasWarned && trustedProxies.length === 0 && 'x-forwarded-for' in request.headers) {
      hasWarned = true;
      request.log.warn(
        'the rate limit counts all visitors behind a proxy as one client: set TRUSTED_PROXIES to the address of the proxy',
      );
    }
    throw new RequestError(
      'too_many_requests',
      `More than ${result.max} requests in a minute: try again later.`,
      {
        retryAfterSeconds: result.ttlInSeconds,
      },
    );
  });
};

/** Limits the uncached responses that one client can request. */
export const rateLimit = fastifyPlugin(plugin, { name: 'rate-limit', fastify: '5.x' });
