import { Counter, Gauge, type Registry } from 'prom-client';

/** A cache that counts. */
export interface MeasuredCache {
  readonly size: number;
  readonly requests: { readonly hits: number; readonly misses: number };
}

/** Adds the metrics of caches, whose own counters are read when the metrics are. */
export function addCacheMetrics(registry: Registry): {
  readonly add: (name: string, cache: MeasuredCache) => void;
} {
  const caches = new Map<string, MeasuredCache>();
  const requests = new Counter({
    name: 'cae_cache_requests_total',
    help: 'Requests to the caches of responses in memory.',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
    collect() {
      requests.reset();
      for (const [cache, { requests: counted }] of caches) {
        requests.inc({ cache, result: 'hit' }, counted.hits);
        requests.inc({ cache, result: 'miss' }, counted.misses);
      }
    },
  });
  const entries = new Gauge({
    name: 'cae_cache_entries',
    help: 'Responses in the caches in memory.',
    labelNames: ['cache'] as const,
    registers: [registry],
    collect() {
      for (const [cache, { size }] of caches) entries.set({ cache }, size);
    },
  });
  return { add: (name, cache) => void caches.set(name, cache) };
}
