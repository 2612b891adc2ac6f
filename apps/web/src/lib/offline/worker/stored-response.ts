import { keptAtHeader, titleHeader } from '../cache-names.ts';

/** The types of the files that a request can be answered with, by the ending of its path. */
const typesByEnding: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(?:json|webmanifest)$/, /json/],
  [/\.pbf$/, /protobuf|octet-stream/],
  [/\.(?:webp|png|jpe?g|avif|svg|gif)$/, /^image\//],
  [/\.woff2$/, /font|octet-stream/],
  [/\.html$/, /^text\/html/],
];

/**
 * Whether a response is what its path promises. A network that requires a login responds to every request with its own page and status
 * 200, or redirects to it.
 */
export function isGenuine(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
  const type = response.headers.get('content-type') ?? '';
  const expected = typesByEnding.find(([ending]) => ending.test(path))?.[1];
  return expected === undefined ? !type.startsWith('text/html') : expected.test(type);
}

/** Whether the server allows a copy that is shown to every user of the browser. */
export function isPublic(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return !/no-store|private/.test(control);
}

/** A response with its whole body and the time at which it was received. */
export function toStored(response: Response, body: BodyInit | null, title?: string): Response {
  const headers = new Headers(response.headers);
  // The body is decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(keptAtHeader, new Date().toISOString());
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title.slice(0, 200)));
  return new Response(body, { status: response.status, headers });
}

/** Stores a response. @returns false if the storage is full or blocked: the page works without the copy */
export async function store(cache: Cache, key: string | Request, response: Response): Promise<boolean> {
  try {
    await cache.put(key, response);
    return true;
  } catch {
    return false;
  }
}

/** Removes the entries that were stored first until no more than a number are left. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
