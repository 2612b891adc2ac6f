import { readWorkerMessage } from './lib/offline/messages.ts';
import { keepPage } from './lib/offline/worker/pages.ts';
import { removeEarlierReleases, storeRelease } from './lib/offline/worker/releases.ts';
import { respond } from './lib/offline/worker/respond.ts';
import type { Release, WorkerContext } from './lib/offline/worker/worker-context.ts';

/*
 * The service worker. There is one strategy for all releases: a new worker takes over as soon as it has stored its files, since the files of
 * the last releases are kept and have a hash in their names; it never reloads a page. `docs/offline.md` describes what it keeps.
 */

/** Inserted by the build. */
declare const builtRelease: Release;

/** The types of the page exclude those of workers. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(
    name: 'message',
    listener: (event: WorkerEvent & { readonly data: unknown }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;

function createContext(event: WorkerEvent): WorkerContext {
  return {
    caches,
    fetch: (request) => fetch(request),
    origin: self.location.origin,
    isOnline: () => navigator.onLine,
    waitUntil(work) {
      try {
        event.waitUntil(work);
      } catch {
        // The response has been sent: the work continues as long as the worker runs.
      }
    },
  };
}

worker.addEventListener('install', (event) => {
  event.waitUntil(storeRelease(createContext(event), builtRelease).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeEarlierReleases(createContext(event)).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const response = respond(createContext(event), event.request);
  if (response !== null) event.respondWith(response);
});

worker.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message !== null) event.waitUntil(keepPage(createContext(event), message));
});
