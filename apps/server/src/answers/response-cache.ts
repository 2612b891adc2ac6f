import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.ts';

export interface ResponseCacheLimits {
  readonly maxEntries: number;
  /** Bodies in all encodings, headers and keys together; absent means that only the number of entries is bounded. */
  readonly maxBytes?: number;
}

/** A response that was made, and whether the same key may be answered with it again. */
export interface MadeResponse {
  readonly response: ReadyAnswer;
  readonly isCacheable: boolean;
}

/** Rough cost of one entry besides its bytes: the objects that hold it, in bytes. */
const entryOverheadBytes = 1024;

/**
 * Responses by key, bounded by entries and by bytes; evicts the least recently used entry. Concurrent loads of one key
 * share one call of `make`. A load that is invalidated while it runs still answers its callers and is not kept.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, ReadyAnswer>;
  /** Bounded by what bounds the loads: see `work-limit.ts` and `renderer-pool.ts`. */
  readonly #loading = new Map<string, Promise<ReadyAnswer>>();

  constructor({ maxEntries, maxBytes }: ResponseCacheLimits) {
    this.#cached = new LRUCache<string, ReadyAnswer>({
      max: maxEntries,
      ...(maxBytes === undefined
        ? {}
        : { maxSize: maxBytes, sizeCalculation: (response, key) => entryBytes(key, response) }),
    });
  }

  /** The number of entries. */
  get size(): number {
    return this.#cached.size;
  }

  /** The response kept under `key`. */
  get(key: string): ReadyAnswer | undefined {
    return this.#cached.get(key);
  }

  /** Returns the response kept under `key`, or makes it. */
  async load(key: string, make: () => Promise<MadeResponse>): Promise<ReadyAnswer> {
    const known = this.#cached.get(key) ?? this.#loading.get(key);
    if (known) return await known;
    const loading = make().then(({ response, isCacheable }) => {
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

  /** Removes every entry whose key begins with `prefix`; all of them without one. */
  invalidate(prefix = ''): void {
    for (const key of this.#loading.keys()) if (key.startsWith(prefix)) this.#loading.delete(key);
    for (const key of this.#cached.keys()) if (key.startsWith(prefix)) this.#cached.delete(key);
  }
}

/** The memory that an entry takes: strings count two bytes a character. */
function entryBytes(key: string, { byteLength, headersByteLength }: ReadyAnswer): number {
  return byteLength + headersByteLength + 2 * key.length + entryOverheadBytes;
}
