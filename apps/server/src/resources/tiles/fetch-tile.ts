import type { BaseLayer, KeyName } from '@cae-map/layers/base-layer';
import { fillPlaceholders, type TileNumbers } from '@cae-map/layers/tile-urls';
import type { Language } from '@cae-map/contract/enumerations';
import { requestWithSession, type GoogleSessions } from './google-sessions.ts';
import { tileValidity, type Tile } from './tile.ts';
import type { Upstream, UpstreamResponse, UpstreamResult } from '../../upstream/upstream.ts';

/** A tile of a proxied layer; `part` is the index of one of its sources. */
export interface TileRequest extends TileNumbers {
  readonly layer: BaseLayer & Required<Pick<BaseLayer, 'proxied'>>;
  readonly part: number;
  readonly language: Language;
}

export type FetchedTile =
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'missing' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface TileSources {
  readonly upstream: Upstream;
  readonly keys: Readonly<Partial<Record<KeyName, string>>>;
  /** Null without a key of Google. */
  readonly googleSessions: GoogleSessions | null;
}

/** Raster images that browsers cannot execute; SVG is not one of them. */
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
/** Fetches a tile from its provider; never rejects. */
export async function fetchTile(request: TileRequest, sources: TileSources): Promise<FetchedTile> {
  const { google } = request.layer.proxied;
  const { googleSessions } = sources;
  if (google === undefined) return toTile(request, await requestTile(request, sources));
  if (googleSessions === null) return { kind: 'failed', reason: 'there is no key' };
  const language = request.layer.languages?.[request.language] ?? 'en-US';
  const send = (token: string) => requestTile(request, sources, token);
  return toTile(request, await requestWithSession(googleSessions, { session: google, language }, send));
}

function requestTile(
  { layer, part, language, z, x, y }: TileRequest,
  { upstream, keys }: TileSources,
  session?: string,
): Promise<UpstreamResult> {
  const { requires, languages, sources } = layer;
  const url = fillPlaceholders(sources[part] ?? '', {
    z,
    x,
    y,
    session,
    key: requires?.setting === 'key' ? keys[requires.key] : undefined,
    language: languages?.[language],
  });
  return upstream.request({ url, accept: 'image/*' });
}

function toTile({ layer }: TileRequest, result: UpstreamResult): FetchedTile {
  if (result.kind !== 'response') return result;
  const { status, headers, bytes }: UpstreamResponse = result.response;
  if (status === 404 || status === 410 || status === 204) return { kind: 'missing' };
  if (status !== 200) return { kind: 'failed', reason: `status ${status}` };
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!imageTypes.has(contentType)) return { kind: 'failed', reason: 'the response is no image' };
  // The request does not accept it, and browsers would receive it without the header.
  if (headers['content-encoding'] !== undefined) return { kind: 'failed', reason: 'the image is compressed' };
  if (bytes.length === 0) return { kind: 'failed', reason: 'the image is empty' };
  const validity = tileValidity(layer.proxied.storage, headers['cache-control']);
  return { kind: 'tile', tile: { bytes, contentType, freshUntil: Date.now() + validity } };
}
