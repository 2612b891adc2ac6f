/** The name of the service worker, at the root, so that its scope is the whole site. It never changes. */
export const serviceWorkerFile = 'service-worker.js';

/** All caches of the service worker have names with this prefix. */
export const cachePrefix = 'cae-map-';

/** A service worker that deletes what the earlier one has kept and removes itself, without reloading open pages. */
export const removedServiceWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('${cachePrefix}')) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;
