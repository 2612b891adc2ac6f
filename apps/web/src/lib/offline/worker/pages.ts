import { cacheNames, keptAtHeader, sectionCachePrefix, titleHeader } from '../cache-names.ts';
import { absentPage, type KeptPage } from './absent-page.ts';
import { keptPagePath } from './public-pages.ts';
import { findShell, hasFiles, keptFiles } from './releases.ts';
import { isPublic, store, toStored, trim } from './stored-response.ts';
import type { WorkerContext } from './worker-context.ts';

/** How long the network may take for a page that has a copy, in milliseconds. */
export const pageWait = 4000;

/** The number of pages that are kept without being asked for. */
const mostPages = 300;

/** The header of a page whose data are in other caches, so that the application can render it. */
const markHeader = 'x-kept-mark';

/**
 * The response to the opening of a page: of the network, and of the copies if the network fails, takes too long, or the server fails.
 * A page without a copy is replaced by one that lists those with a copy.
 */
export async function respondToPage(context: WorkerContext, request: Request): Promise<Response> {
  const path = keptPagePath(new URL(request.url).pathname);
  const hasCopy = path !== null && (await matchPage(context, path)) !== undefined;
  const network = hasCopy && !context.isOnline() ? undefined : await load(context, request, hasCopy);
  if (network !== undefined && (network.status < 500 || !hasCopy)) return network;
  return (
    (path === null ? undefined : await openCopy(context, path)) ?? (await respondAbsent(context, request))
  );
}

/** @returns undefined if the network fails, or takes too long for a page with a copy */
async function load(
  context: WorkerContext,
  request: Request,
  hasCopy: boolean,
): Promise<Response | undefined> {
  const loading = context.fetch(request).catch(() => undefined);
  if (!hasCopy) return await loading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), pageWait);
  });
  try {
    return await Promise.race([loading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The copy of a page: among those that were read, or in a section that the visitor keeps. */
async function matchPage(context: WorkerContext, path: string): Promise<Response | undefined> {
  const pages = await context.caches.open(cacheNames.pages);
  const url = context.origin + path;
  return (await pages.match(url)) ?? (await context.caches.match(url));
}

async function openCopy(context: WorkerContext, path: string): Promise<Response | undefined> {
  const copy = await matchPage(context, path);
  if (copy === undefined) return undefined;
  return copy.headers.has(markHeader) ? await findShell(context) : copy;
}

async function respondAbsent(context: WorkerContext, request: Request): Promise<Response> {
  const html = absentPage(new URL(request.url).pathname, await listKeptPages(context));
  const shell = await findShell(context);
  // The same headers of security as those of the server.
  const headers = new Headers(
    shell?.headers ?? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(html, { status: 503, headers });
}

/** The kept pages: those that were read, the last first, then those of the kept sections. */
async function listKeptPages(context: WorkerContext): Promise<KeptPage[]> {
  const sections = (await context.caches.keys()).filter((name) => name.startsWith(sectionCachePrefix));
  const read = await listPagesOf(await context.caches.open(cacheNames.pages));
  const found = new Map(read.toReversed().map((page) => [page.path, page]));
  for (const name of sections)
    for (const page of await listPagesOf(await context.caches.open(name)))
      if (!found.has(page.path)) found.set(page.path, page);
  return [...found.values()];
}

async function listPagesOf(cache: Cache): Promise<KeptPage[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return await Promise.all(
    paths
      .filter((path) => keptPagePath(path) === path)
      .map(async (path) => {
        const headers = (await cache.match(path))?.headers;
        const title = decodeTitle(headers?.get(titleHeader) ?? '');
        return { path, title, keptAt: headers?.get(keptAtHeader) ?? '' };
      }),
  );
}

function decodeTitle(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

/** A page that the visitor has read. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  /** Whether the browser has opened it as a document: its data are in the document, and not in responses of the API. */
  readonly isDocument: boolean;
}

/**
 * Keeps a page that was read. A document is fetched again, which the browser answers from its cache; it is kept if the files that it
 * links are kept, and a document that is kept already is not replaced by a mark.
 */
export async function keepPage(context: WorkerContext, { path, title, isDocument }: ReadPage): Promise<void> {
  const key = keptPagePath(path);
  if (key === null) return;
  const pages = await context.caches.open(cacheNames.pages);
  const url = context.origin + key;
  const earlier = await pages.match(url);
  const document = isDocument ? await fetchDocument(context, url) : undefined;
  const kept = document ?? earlier ?? new Response('', { headers: { [markHeader]: 'data' } });
  // Stored again, so that it is the last one.
  const copy = toStored(kept, await kept.text(), title);
  await pages.delete(url);
  await store(pages, url, copy);
  await trim(pages, mostPages);
}

async function fetchDocument(context: WorkerContext, url: string): Promise<Response | undefined> {
  try {
    const response = await context.fetch(new Request(url, { headers: { accept: 'text/html' } }));
    if (response.status !== 200 || response.redirected || !isPublic(response)) return undefined;
    const html = await response.text();
    const isOfSite = html.includes('id="root"') && hasFiles(html, await keptFiles(context));
    return isOfSite ? new Response(html, { headers: response.headers }) : undefined;
  } catch {
    return undefined;
  }
}

/** The copy of a page whose data are in other caches. */
export function markOfPage(title: string): Response {
  return toStored(new Response('', { headers: { [markHeader]: 'data' } }), '', title);
}
