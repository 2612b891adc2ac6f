import { cacheNames } from '../cache-names.ts';
import { isPublic, store, toStored, trim } from './stored-response.ts';
import type { WorkerContext } from './worker-context.ts';

/** How long the server may take for data with a copy, in milliseconds; shorter than the timeout of every request of the application. */
export const dataWait = 10_000;

/** Responses that are larger are not kept, in bytes. */
const largestResponse = 8 * 1024 * 1024;

const mostResponses = 800;

/**
 * The response of the API: of the server, and the copy if the server does not respond in time, fails, or responds with something else than
 * JSON. A late response still replaces the copy. Only responses that everyone may see are kept.
 */
export async function respondWithData(context: WorkerContext, request: Request): Promise<Response> {
  const loading = loadData(context, request);
  const copy = await context.caches.match(request);
  if (copy === undefined) return await loading;
  context.waitUntil(loading.catch(() => undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), dataWait);
  });
  try {
    const response = await Promise.race([loading, limit]);
    return response === undefined || response.status >= 500 || response.status === 429 ? copy : response;
  } catch {
    return copy;
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {Error} if the network fails, or the body of a successful response is not JSON */
async function loadData(context: WorkerContext, request: Request): Promise<Response> {
  const response = await context.fetch(request);
  if (response.status !== 200) return response;
  const body = await response.arrayBuffer();
  // A part of a body, or the page of a network that requires a login.
  JSON.parse(new TextDecoder().decode(body));
  if (isPublic(response) && !response.redirected && body.byteLength <= largestResponse) {
    const cache = await context.caches.open(cacheNames.data);
    await store(cache, request, toStored(response, body));
    await trim(cache, mostResponses);
  }
  return new Response(body, { status: 200, headers: response.headers });
}
