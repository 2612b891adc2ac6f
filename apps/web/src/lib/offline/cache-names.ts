import { cachePrefix } from '@cae-map/contract/api/service-worker';

/** The caches of the service worker. Their names never change: a later release reads what an earlier one has stored. */
export const cacheNames = {
  /** The built files of the last releases. */
  files: `${cachePrefix}files`,
  /** Pages that were read: their documents, or marks of pages whose data are in other caches. */
  pages: `${cachePrefix}pages`,
  /** Responses of the API that are the same for every caller. */
  data: `${cachePrefix}data`,
  tiles: `${cachePrefix}tiles`,
  pictures: `${cachePrefix}pictures`,
} as const;

/** The prefix of the caches of sections that the visitor keeps; the id of the section follows. */
export const sectionCachePrefix = `${cachePrefix}kept-`;

/** When a copy was stored, ISO 8601 in UTC. */
export const keptAtHeader = 'x-kept-at';

/** The title of a kept page, percent-encoded. */
export const titleHeader = 'x-kept-title';

/** The document without a page, in which the application renders any page from its copies. */
export const shellPath = '/shell.html';
