import type { GoogleSession } from '@cae-map/layers/base-layer';
import { fillPlaceholders } from '@cae-map/layers/tile-urls';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson, requestWithSession, type GoogleSessions } from './google-sessions.ts';
import type { Upstream, UpstreamResult } from '../../upstream/upstream.ts';

/** https://developers.google.com/maps/documentation/tile/viewport-information */
const viewportUrl =
  'https://tile.googleapis.com/tile/v1/viewport?session={session}&key={key}&zoom={zoom}' +
  '&north={north}&south={south}&east={east}&west={west}';

const responseSchema = z.object({ copyright: z.string().max(2000).default('') });

/** An area of tiles in degrees. */
export interface TileArea {
  readonly zoom: number;
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export interface AttributionRequest {
  readonly session: GoogleSession;
  /** The language of the session, such as `ru-RU`. */
  readonly language: string;
  readonly area: TileArea;
}

export type FoundAttribution =
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed' };

/** The credits that Google requires for views of its maps. */
export interface GoogleAttribution {
  /** The stored credit of a view; undefined if it has to be requested. */
  getStored(request: AttributionRequest): string | undefined;
  /** Requests the credit of a view; never rejects. */
  request(request: AttributionRequest): Promise<FoundAttribution>;
}

/** The credits that are kept in memory, and for how long in milliseconds. */
const storeLimits = { max: 1000, ttl: 60 * 60 * 1000 };

export function createGoogleAttribution(
  key: string,
  sessions: GoogleSessions,
  upstream: Upstream,
): GoogleAttribution {
  const stored = new LRUCache<string, string>(storeLimits);
  return {
    getStored: (request) => stored.get(toKey(request)),
    async request(request) {
      const { session, language, area } = request;
      const send = (token: string) =>
        upstream.request({
          url: fillPlaceholders(viewportUrl, { ...area, key, session: token }),
          accept: 'application/json',
        });
      const found = readCopyright(await requestWithSession(sessions, { session, language }, send));
      if (found.kind === 'found') stored.set(toKey(request), found.text);
      return found;
    },
  };
}

function toKey({ session, language, area }: AttributionRequest): string {
  return JSON.stringify([session.mapType, language, Object.entries(area).toSorted()]);
}

function readCopyright(result: UpstreamResult): FoundAttribution {
  if (result.kind === 'timeout') return result;
  if (result.kind === 'failed' || result.response.status !== 200) return { kind: 'failed' };
  const body = responseSchema.safeParse(parseJson(result.response.bytes.toString()));
  return body.success ? { kind: 'found', text: body.data.copyright } : { kind: 'failed' };
}

/**
 * Extends an area to whole tiles of its zoom, so that neighbouring views share one credit.
 * https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
 */
export function extendToTiles({ zoom, north, south, east, west }: TileArea): TileArea {
  const count = 2 ** zoom;
  const column = (longitude: number) => ((longitude + 180) / 360) * count;
  const row = (latitude: number) => {
    const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
    return ((1 - Math.asinh(Math.tan((clamped * Math.PI) / 180)) / Math.PI) / 2) * count;
  };
  const longitude = (value: number) => (value / count) * 360 - 180;
  const latitude = (value: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * value) / count))) * 180) / Math.PI;
  return {
    zoom,
    north: latitude(Math.max(0, Math.floor(row(north)))),
    south: latitude(Math.min(count, Math.ceil(row(south)))),
    east: longitude(Math.ceil(column(east))),
    west: longitude(Math.floor(column(west))),
  };
}

/** The latitude of the edges of the square Mercator map, in degrees. */
const maxLatitude = 85.051_128;
