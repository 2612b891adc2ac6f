import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../responses/request-error.ts';
import type { Settings } from '../settings.ts';

/**
 * The metrics in the text format of Prometheus, for a monitoring system that sends the token of the settings. Without a token there is
 * no such path. The address of a client protects nothing: behind a proxy on the same machine all clients are local.
 */
export const metricsRoute: FastifyPluginAsync<Pick<Settings, 'metricsToken'>> = async (
  app,
  { metricsToken },
) => {
  const { registry } = app.metrics;
  if (registry === null || metricsToken === undefined) return;
  const expected = hash(`Bearer ${metricsToken}`);
  let running: Promise<string> | undefined;

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      await app.limitRate(request);
      throw new RequestError('unauthenticated', 'The metrics need the token of METRICS_TOKEN.');
    }
    // Concurrent requests share one reading.
    running ??= registry.metrics().finally(() => (running = undefined));
    const text = await running;
    return reply.headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' }).send(text);
  });
};

/** Of one length for every text, as the comparison needs. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
