import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { localPath, readPath } from '../language/language-path.ts';
import { paths } from './paths.ts';

/** The query parameter of the login screen with the page to return to. */
const parameter = 'redirect';

/** A path of this product with query and hash; the same rule as `localPathSchema` of the contract. */
const localPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const longestTarget = 2000;

/** The host of relative URLs; any other host in a parsed URL is foreign. */
const ownHost = 'own.invalid';

/** The page to return to after signing in, as the URL contains it; null if it is absent or not a page of this product. */
export function readReturnTarget(search: string): string | null {
  const target = new URLSearchParams(search).get(parameter);
  return target !== null && isLocalTarget(target) ? target : null;
}

/** Whether a URL is a path of this product, with an optional query and hash. */
export function isLocalTarget(target: string): boolean {
  if (target.length > longestTarget || !localPattern.test(target)) return false;
  try {
    const { host, pathname } = new URL(target, `http://${ownHost}`);
    // A path such as `/.//host` becomes one that begins with two slashes.
    return host === ownHost && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** The same page in another language; the map for null. The query and the hash remain as they are. */
export function targetInLanguage(target: string | null, language: ContentLanguage): string {
  const map = localPath(language, paths.map());
  if (target === null) return map;
  const end = target.search(/[?#]/);
  const pathname = end === -1 ? target : target.slice(0, end);
  const reading = readPath(pathname);
  return reading.kind === 'page'
    ? localPath(language, reading.path) + (end === -1 ? '' : target.slice(end))
    : map;
}
