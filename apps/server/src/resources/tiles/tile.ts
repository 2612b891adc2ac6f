import { createHash } from 'node:crypto';

/** An image of a provider with its validity. Times are in milliseconds since 1970. */
export interface Tile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Until then the tile is used without a request to the provider. */
  readonly freshUntil: number;
}

const day = 24 * 60 * 60 * 1000;
/** OpenStreetMap asks for at least seven days if a response has no validity of its own. */
const defaultValidity = 7 * day;
const shortestValidity = day;
const longestValidity = 30 * day;

/**
 * How long a tile may be stored, in milliseconds. Under `provider` it is what `Cache-Control` allows, else between one and 30
 * days.
 */
export function tileValidity(storage: 'days' | 'provider', cacheControl: string | undefined): number {
  const allowed = readMaxAge(cacheControl ?? '');
  if (storage === 'provider') return Math.min(allowed ?? 0, longestValidity);
  return Math.min(Math.max(allowed ?? defaultValidity, shortestValidity), longestValidity);
}

/** Returns undefined if the header contains no validity. */
function readMaxAge(cacheControl: string): number | undefined {
  if (/\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return 0;
  const [, shared] = /\bs-maxage=(\d{1,9})\b/i.exec(cacheControl) ?? [];
  const [, age] = /\bmax-age=(\d{1,9})\b/i.exec(cacheControl) ?? [];
  const seconds = shared ?? age;
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** The entity tag of a tile. */
export function tileEtag({ bytes }: Pick<Tile, 'bytes'>): string {
  return `"${hashText(bytes).slice(0, 22)}"`;
}

/** The SHA-256 of bytes or of a text, in base64url. */
export function hashText(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url');
}
