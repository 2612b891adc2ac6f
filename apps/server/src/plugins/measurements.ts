import type { CacheState, CallTimes } from '@cae-map/contract/entities/operation/server-state';
import { slowCallMilliseconds } from '@cae-map/contract/entities/operation/server-state';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ResponseCache } from '../responses/response-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly measurements: Measurements;
  }
}

/** What the process has measured since its start: sums per call, and nothing about clients. */
export interface Measurements {
  readonly startedAt: Date;
  addCache(name: string, cache: Pick<ResponseCache, 'requests' | 'size'>): void;
  /** @param milliseconds the duration of the computed response */
  addCall(name: string, milliseconds: number, status: number): void;
  caches(): CacheState[];
  /** The calls with the longest mean first. */
  calls(): CallTimes[];
}

/** Names are those of the call table and `pages`; the bound protects against a caller that makes them of requests. */
const maxNames = 500;

interface Sums {
  count: number;
  slow: number;
  failed: number;
  total: number;
  longest: number;
  lastSlow: Date | null;
}

/** Creates the in-memory counters of caches and calls, all at zero. */
export function createMeasurements(): Measurements {
  const caches: [string, Pick<ResponseCache, 'requests' | 'size'>][] = [];
  const calls = new Map<string, Sums>();
  return {
    startedAt: new Date(),
    addCache: (name, cache) => void caches.push([name, cache]),
    addCall(name, milliseconds, status) {
      const sums = calls.get(name) ?? { count: 0, slow: 0, failed: 0, total: 0, longest: 0, lastSlow: null };
      if (!calls.has(name) && calls.size >= maxNames) return;
      calls.set(name, sums);
      sums.count += 1;
      sums.total += milliseconds;
      sums.longest = Math.max(sums.longest, milliseconds);
      if (status >= 500) sums.failed += 1;
      if (milliseconds <= slowCallMilliseconds) return;
      sums.slow += 1;
      sums.lastSlow = new Date();
    },
    caches: () => caches.map(([name, { requests, size }]) => ({ name, ...requests, entries: size })),
    calls: () =>
      [...calls]
        .map(([name, { count, slow, failed, total, longest, lastSlow }]) => ({
          name,
          count,
          slow,
          failed,
          mean_milliseconds: Math.round(total / count),
          longest_milliseconds: Math.round(longest),
          last_slow_at: lastSlow?.toISOString() ?? null,
        }))
        .toSorted((one, other) => other.mean_milliseconds - one.mean_milliseconds),
  };
}

const plugin: FastifyPluginAsync = async (app) => {
  app.decorate('measurements', createMeasurements());
};

/** Decorates the application with its measurements. */
export const measurements = fastifyPlugin(plugin, { name: 'measurements', fastify: '5.x' });

const timer: FastifyPluginAsync = async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const name: unknown = Reflect.get(request.routeOptions.schema ?? {}, 'operationId');
    if (typeof name === 'string') app.measurements.addCall(name, reply.elapsedTime, reply.statusCode);
  });
};

/** Measures all calls of a context. Cached responses have a context without hooks, and measure their computation. */
export const measureCalls = fastifyPlugin(timer, {
  name: 'measure-calls',
  fastify: '5.x',
  dependencies: ['measurements'],
});
