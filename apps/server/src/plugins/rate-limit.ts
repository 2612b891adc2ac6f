import rateLimitLibrary from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../responses/request-error.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a cache miss. Responses from memory or from files are not counted.
     * @throws {RequestError} `too_many_requests` when the client exceeds the limit.
     */
    limitRate(request: FastifyRequest): Promise<void>;
  }
}

const windowMilliseconds = 60_000;

/** The maximum number of counters; the least recently used one is evicted. */
const maxClients = 10_000;

/** An IPv6 network of this prefix length is one client, which could otherwise use a new address per request. */
const ipv6PrefixBits = 64;

type RateLimitSettings = Pick<Settings, 'rateLimit' | 'trustedProxies'>;

const plugin: FastifyPluginAsync<RateLimitSettings> = async (app, { rateLimit: max, trustedProxies }) => {
  if (max === 0) {
    app.decorate('limitRate', () => Promise.resolve());
    return;
  }
  await app.register(rateLimitLibrary, {
    global: false,
    max,
    timeWindow: windowMilliseconds,
    cache: maxClients,
    ipv6Subnet: ipv6PrefixBits,
  });
  const count = app.createRateLimit();
  let hasWarned = false;
  app.decorate('limitRate', async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    if (!hasWarned && trustedProxies.length === 0 && 'x-forwarded-for' in request.headers) {
      hasWarned = true;
      request.log.warn(
        'the rate limit counts all visitors behind a proxy as one client: set TRUSTED_PROXIES to the address of the proxy',
      );
    }
    throw new RequestError('too_many_requests', `More than ${max} requests in a minute: try again later.`, {
      retryAfterSeconds: result.ttlInSeconds,
    });
  });
};

/** Limits the uncached responses that one client can request. */
export const rateLimit = fastifyPlugin(plugin, { name: 'rate-limit', fastify: '5.x' });
