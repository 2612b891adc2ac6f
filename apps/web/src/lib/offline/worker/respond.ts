import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { listNames } from '../../api/query/list-name.ts';
import { respondWithData } from './data.ts';
import { respondWithFile, respondWithKept, respondWithRootFile } from './files.ts';
import { respondToPage } from './pages.ts';
import type { WorkerContext } from './worker-context.ts';

/** The lists of records, whose copies the application keeps itself, with a message about their age. */
const lists = new Set(listNames.map((name) => apiBase + apiCalls[name].path));

/** Tiles of stops and legs, whose URL has a hash of the records. */
const mapTile = /^\/v1\/map-tiles\/[0-9a-f]+\/\d+\/\d+\/\d+$/;
const hashed = /\/[0-9a-f]{12}\//;
const rootFile = /^\/(?:favicon\.svg|release\.json|install\/[\w.-]+|manifest[\w.]*\.webmanifest)$/;

/**
 * Chooses the response to a request by its URL.
 * @returns null for a request that the browser sends itself: of other sites, with credentials, that changes something, or of a part of a file
 */
export function respond(context: WorkerContext, request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== context.origin) return null;
  if (request.headers.has('authorization') || request.headers.has('range')) return null;
  if (request.mode === 'navigate') {
    const isPage =
      !/^\/(?:v1|media|atlas|data|embed|health|assets)(?:\/.|$)/.test(pathname) || pathname === '/data';
    return isPage ? respondToPage(context, request) : null;
  }
  if (pathname.startsWith('/assets/')) return respondWithFile(context, request);
  if (rootFile.test(pathname)) return respondWithRootFile(context, request);
  if (pathname.startsWith('/atlas/') || mapTile.test(pathname)) {
    const isImmutable = hashed.test(pathname) || mapTile.test(pathname);
    return respondWithKept(context, request, { kind: 'tiles', isImmutable });
  }
  if (pathname.startsWith('/media/'))
    return respondWithKept(context, request, { kind: 'pictures', isImmutable: false });
  if (pathname.startsWith(`${apiBase}/`) && !lists.has(pathname) && isKeptCall(pathname))
    return respondWithData(context, request);
  return null;
}

/** The calls whose responses are the same for every caller, as patterns of their paths. */
const keptCalls = Object.values(apiCalls)
  .filter((call) => 'isShared' in call)
  .map(({ path }) => new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

function isKeptCall(pathname: string): boolean {
  return keptCalls.some((pattern) => pattern.test(pathname));
}
