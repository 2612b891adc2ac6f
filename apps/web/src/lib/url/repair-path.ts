import { trimLink } from '@cae-map/expedition/link-punctuation';

/** A path without what programs have added, and the hash with its `#` that they have made a part of it, or an empty string. */
export interface RepairedPath {
  readonly pathname: string;
  readonly hash: string;
}

/**
 * Repairs the path of a link as chat programs, mailers and networks spoil it: with punctuation behind it, with the `#` or the `?`
 * percent-encoded, and with parameters that are appended by `&`. Other paths are returned unchanged.
 */
export function repairPath(pathname: string): RepairedPath {
  const [beforeHash = '', ...hash] = pathname.split(/%23/);
  const [path = ''] = beforeHash.split(/&|%26|%3f/i);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { pathname, hash: '' };
  }
  const trimmed = trimLink(decoded);
  return {
    pathname: trimmed === decoded ? path : encodeURI(trimmed),
    hash: hash.length === 0 ? '' : `#${hash.join('%23')}`,
  };
}
