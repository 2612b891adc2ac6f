import type { ErrorCode } from '@cae-map/contract/error-body';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { addCacheMetrics } from './cache-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** Parts of the server whose requests are measured together. Cached lists are measured by their cache only, which costs less. */
export type RequestArea = 'api' | 'guarded' | 'pages' | 'files' | 'health';

/** What is counted for operators. The labels of all metrics are bounded: none contains a path, an id or an address. */
export interface Metrics {
  /** Null when no token is set: nothing is measured. */
  readonly registry: Registry | null;
  /** @param seconds from the first byte of the request to the last one of the response */
  countRequest(area: RequestArea, status: number, seconds: number): void;
  countError(code: ErrorCode): void;
}

/** Upper bounds of durations, in seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const unmeasured: Metrics = {
  registry: null,
  countRequest: () => undefined,
  countError: () => undefined,
};

const plugin: FastifyPluginAsync<Pick<Settings, 'metricsToken'>> = async (app, { metricsToken }) => {
  if (metricsToken === undefined) {
    app.decorate('metrics', unmeasured);
    return;
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onClose', async () => registry.clear());
  addDatabaseMetrics(registry, app, durations);
  const requests = new Histogram({
    name: 'cae_http_request_duration_seconds',
    help: 'Durations of requests by area and class of status; cached lists are in cae_cache_requests_total.',
    labelNames: ['area', 'status'] as const,
    buckets: durations,
    registers: [registry],
  });
  const errors = new Counter({
    name: 'cae_http_errors_total',
    help: 'Error responses by code.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  addCacheMetrics(registry, () => app.measurements.caches());
  app.decorate('metrics', {
    registry,
    countRequest: (area, status, seconds) =>
      requests.observe({ area, status: `${Math.floor(status / 100)}xx` }, seconds),
    countError: (code) => errors.inc({ code }),
  } satisfies Metrics);
};

/** Decorates the application with the metrics. */
export const metrics = fastifyPlugin(plugin, {
  name: 'metrics',
  fastify: '5.x',
  dependencies: ['database', 'schema-watch', 'measurements'],
});
