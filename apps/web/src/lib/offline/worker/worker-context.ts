/** A release of the application, which the build inserts into the service worker. */
export interface Release {
  /** A hash of the names and contents of its files. */
  readonly id: string;
  /** The paths of the files that are kept; those below `/assets/` have a hash in their name. */
  readonly files: readonly string[];
}

/** What the parts of the service worker use, so that tests can replace it. */
export interface WorkerContext {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly isOnline: () => boolean;
  /** Keeps the worker running until work is done that no response waits for. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}
