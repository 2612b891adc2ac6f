/** What a request to the edge has cost. */
export interface EdgeResponse {
  /** Sent to the visitor, in bytes. */
  readonly bytes: number;
  /** Whether the origin was not asked before the visitor got the response. */
  readonly isHit: boolean;
  /** Received from the origin, in bytes; 0 without a request to it. */
  readonly originBytes: number;
  readonly hasAskedOrigin: boolean;
}

interface Stored {
  readonly etag: string | null;
  readonly bytes: number;
  freshUntil: number;
  staleUntil: number;
}

/** A CDN that follows the headers of the origin, with a simulated clock in seconds. */
export function createEdgeCache(origin: string): { get(path: string, now: number): Promise<EdgeResponse> } {
  const stored = new Map<string, Stored>();

  async function ask(path: string, now: number, known?: Stored): Promise<EdgeResponse> {
    const etag = known?.etag;
    const headers = {
      'accept-encoding': 'br',
      ...(etag === null || etag === undefined ? {} : { 'if-none-match': etag }),
    };
    const response = await fetch(`${origin}${path}`, { headers });
    await response.arrayBuffer();
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok && response.status !== 304) throw new Error(`${response.status} ${path}`);
    const { fresh, stale } = readLifetime(response.headers);
    const times = { freshUntil: now + fresh, staleUntil: now + fresh + stale };
    if (response.status === 304 && known !== undefined) {
      Object.assign(known, times);
      return { bytes: known.bytes, isHit: false, originBytes: 0, hasAskedOrigin: true };
    }
    const isStorable = !(response.headers.get('cache-control') ?? '').includes('no-store');
    if (isStorable) stored.set(path, { etag: response.headers.get('etag'), bytes: length, ...times });
    return { bytes: length, isHit: false, originBytes: length, hasAskedOrigin: true };
  }

  return {
    async get(path, now) {
      const known = stored.get(path);
      if (known === undefined) return await ask(path, now);
      const hit = { bytes: known.bytes, isHit: true, originBytes: 0, hasAskedOrigin: false };
      if (now < known.freshUntil) return hit;
      if (now >= known.staleUntil) return await ask(path, now, known);
      // The visitor does not wait for it.
      return { ...(await ask(path, now, known)), isHit: true };
    },
  };
}

/** In seconds. */
function readLifetime(headers: Headers): { readonly fresh: number; readonly stale: number } {
  const control = headers.get('cdn-cache-control') ?? headers.get('cache-control') ?? '';
  const find = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return { fresh: find('max-age'), stale: find('stale-while-revalidate') };
}
