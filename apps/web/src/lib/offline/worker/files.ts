import { cacheNames } from '../cache-names.ts';
import { isGenuine, isPublic, store, toStored, trim } from './stored-response.ts';
import type { WorkerContext } from './worker-context.ts';

/** How many tiles and pictures are kept without being asked for. */
const most = { tiles: 3000, pictures: 500 } as const;

/** The number of stored files between two removals of the earliest. */
const trimAfter = 50;
let stored = 0;

/** A file whose URL changes with its contents: its copy, or that of the network, which is not kept by this function. */
export async function respondWithFile(context: WorkerContext, request: Request): Promise<Response> {
  const files = await context.caches.open(cacheNames.files);
  const path = new URL(request.url).pathname;
  return (await files.match(path)) ?? (await context.fetch(request));
}

/** A file at the root, which changes with a release: of the network, else its copy. */
export async function respondWithRootFile(context: WorkerContext, request: Request): Promise<Response> {
  try {
    const response = await context.fetch(request);
    if (response.status < 500) return response;
  } catch {
    // The copy follows.
  }
  return await respondWithFile(context, request);
}

/**
 * A tile or a picture: its copy, else of the network, which is kept.
 * @param isImmutable whether the URL changes with the contents; otherwise the copy is renewed for the next time
 */
export async function respondWithKept(
  context: WorkerContext,
  request: Request,
  { kind, isImmutable }: { readonly kind: keyof typeof most; readonly isImmutable: boolean },
): Promise<Response> {
  const copy = await context.caches.match(request, { ignoreVary: true });
  if (copy === undefined) {
    try {
      return await loadAndKeep(context, request, kind);
    } catch (error) {
      const other = kind === 'pictures' ? await matchOtherSize(context, request) : undefined;
      if (other === undefined) throw error;
      return other;
    }
  }
  if (!isImmutable && context.isOnline())
    context.waitUntil(loadAndKeep(context, request, kind).catch(() => undefined));
  return copy;
}

async function loadAndKeep(
  context: WorkerContext,
  request: Request,
  kind: keyof typeof most,
): Promise<Response> {
  const response = await context.fetch(request);
  if (!isGenuine(new URL(request.url).pathname, response) || !isPublic(response)) return response;
  context.waitUntil(keepCopy(context, request, response.clone(), kind).catch(() => undefined));
  return response;
}

async function keepCopy(
  context: WorkerContext,
  request: Request,
  response: Response,
  kind: keyof typeof most,
): Promise<void> {
  const cache = await context.caches.open(cacheNames[kind]);
  await store(cache, request, toStored(response, await response.arrayBuffer()));
  stored += 1;
  if (stored % trimAfter === 0) await trim(cache, most[kind]);
}

/** The endings of the names of the sizes of a picture, in pixels. */
const sizes = ['-800', '', '-1600', '-320'];

/** Another size of a picture: a section that the visitor keeps has one size of each. */
async function matchOtherSize(context: WorkerContext, request: Request): Promise<Response | undefined> {
  const [, stem, ending] = /^(.*?)(?:-(?:320|800|1600))?(\.\w+)$/.exec(new URL(request.url).pathname) ?? [];
  if (stem === undefined || ending === undefined) return undefined;
  for (const size of sizes) {
    const copy = await context.caches.match(`${context.origin}${stem}${size}${ending}`, { ignoreVary: true });
    if (copy !== undefined) return copy;
  }
  return undefined;
}
