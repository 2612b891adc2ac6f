import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheState } from '@cae-map/contract/entities/operation/server-state';

/**
 * Adds the metrics of caches.
 * @param readCaches the counters of all caches, which are read when the metrics are
 */
export function addCacheMetrics(registry: Registry, readCaches: () => readonly CacheState[]): void {
  const requests = new Counter({
    name: 'cae_cache_requests_total',
    help: 'Requests to the caches of responses in memory.',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
    collect() {
      requests.reset();
      for (const { name, hits, misses } of readCaches()) {
        requests.inc({ cache: name, result: 'hit' }, hits);
        requests.inc({ cache: name, result: 'miss' }, misses);
      }
    },
  });
  const entries = new Gauge({
    name: 'cae_cache_entries',
    help: 'Responses in the caches in memory.',
    labelNames: ['cache'] as const,
    registers: [registry],
    collect() {
      for (const { name, entries: count } of readCaches()) entries.set({ cache: name }, count);
    },
  });
}
