import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

export interface ResponseCacheLimits {
  readonly maxEntries: number;
  /** Bodies in all encodings, headers and keys together; absent means that only the number of entries is bounded. */
  readonly maxBytes?: number;
}

/** A new response, and whether it may be cached. */
export interface ProducedResponse {
  readonly response: CachedResponse;
  readonly isCacheable: boolean;
}

/** The approximate size of the objects of an entry, in bytes. */
const entryOverheadBytes = 1024;

/**
 * Caches responses by key, bounded by entries and by bytes; evicts the least recently used entry. Concurrent loads of one
 * key share one call of `produce`. A load that is invalidated while it runs resolves for its callers and is not cached.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, CachedResponse>;
  #hits = 0;
  #misses = 0;
  /** Bounded by `task-queue.ts` and `renderer-pool.ts`. */
  readonly #loading = new Map<string, Promise<CachedResponse>>();

  constructor({ maxEntries, maxBytes }: ResponseCacheLimits) {
    this.#cached = new LRUCache<string, CachedResponse>({
      max: maxEntries,
      ...(maxBytes === undefined
        ? {}
        : { maxSize: maxBytes, sizeCalculation: (response, key) => entryBytes(key, response) }),
    });
  }

  /** The responses that were in the cache, and those that were not, since the start. */
  get requests(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** The number of entries. */
  get size(): number {
    return this.#cached.size;
  }

  /** The cached response of `key`. */
  get(key: string): CachedResponse | undefined {
    const cached = this.#cached.get(key);
    if (cached) this.#hits += 1;
    return cached;
  }

  /** Returns the cached response of `key`, or produces it. */
  async load(key: string, produce: () => Promise<ProducedResponse>): Promise<CachedResponse> {
    this.#misses += 1;
    const existing = this.#cached.get(key) ?? this.#loading.get(key);
    if (existing) return await existing;
    const loading = produce().then(({ response, isCacheable }) => {
      if (isCacheable && this.#loading.get(key) === loading) this.#cached.set(key, response);
      return response;
    });
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  /** Removes all entries whose key begins with `prefix`. */
  invalidate(prefix = ''): void {
    for (const key of this.#loading.keys()) if (key.startsWith(prefix)) this.#loading.delete(key);
    for (const key of this.#cached.keys()) if (key.startsWith(prefix)) this.#cached.delete(key);
  }
}

/** The memory of an entry, with two bytes per character. */
function entryBytes(key: string, { byteLength, headersByteLength }: CachedResponse): number {
  return byteLength + headersByteLength + 2 * key.length + entryOverheadBytes;
}
