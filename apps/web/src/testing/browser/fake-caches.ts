/** The caches of a browser in memory. A request matches by its URL; `Vary: Authorization` is respected as far as tests need it. */
export class FakeCaches implements CacheStorage {
  readonly #caches = new Map<string, FakeCache>();
  /** Bytes that can still be stored. */
  free = Number.POSITIVE_INFINITY;

  async open(name: string): Promise<Cache> {
    const known = this.#caches.get(name) ?? new FakeCache(this);
    this.#caches.set(name, known);
    return known;
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request, options);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

/** The site of all relative paths in tests. */
export const fakeOrigin = 'https://map.example.org';

class FakeCache implements Cache {
  readonly #entries = new Map<string, { readonly request: Request; readonly response: Response }>();
  readonly #storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.#storage = storage;
  }

  async match(request: RequestInfo | URL, _options?: CacheQueryOptions): Promise<Response | undefined> {
    return this.#entries.get(urlOf(request))?.response.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { size } = await response.clone().blob();
    if (size > this.#storage.free) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    this.#storage.free -= size;
    const url = urlOf(request);
    this.#entries.delete(url);
    this.#entries.set(url, { request: new Request(url), response: response.clone() });
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#entries.values()].map(({ request }) => request);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(urlOf(request));
  }

  async add(): Promise<void> {
    throw new Error('not used');
  }

  async addAll(): Promise<void> {
    throw new Error('not used');
  }

  async matchAll(): Promise<readonly Response[]> {
    return [...this.#entries.values()].map(({ response }) => response.clone());
  }
}

function urlOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : String(request), fakeOrigin).href;
}
