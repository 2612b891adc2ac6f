import type { ContentLanguage } from '@cae-map/contract/enumerations';

/**
 * The language in the path of an address: Russian has no prefix, English has `/en`; any other two letters lead to the
 * root, as addresses of other languages never existed.
 */

export type PathReading =
  | { readonly kind: 'page'; readonly language: ContentLanguage; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** Splits a path into its language and the path below it, which always begins with a slash. */
export function readPath(pathname: string): PathReading {
  const path = pathname.replace(/\/{2,}/g, '/');
  const [, first = '', ...rest] = path.split('/');
  if (first === 'en') return { kind: 'page', language: 'en', path: trimEnd(`/${rest.join('/')}`) };
  if (/^[a-z]{2}$/i.test(first)) return { kind: 'redirect', to: '/' };
  return { kind: 'page', language: 'ru', path: trimEnd(path) };
}

/** The path of a page in a language; `path` is without a language and begins with a slash. */
export function localPath(language: ContentLanguage, path: string): string {
  if (language === 'ru') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export function otherLanguage(language: ContentLanguage): ContentLanguage {
  return language === 'ru' ? 'en' : 'ru';
}

function trimEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
