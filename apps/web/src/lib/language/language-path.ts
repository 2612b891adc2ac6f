import { pathPrefixes, unprefixedLanguage, type RecordLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';

/**
 * The language in the path of a URL. Paths with any other two letters are redirected to the root, because other languages
 * never had URLs.
 */

export type PathReading =
  | { readonly kind: 'page'; readonly language: ContentLanguage; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** Splits a path into its language and the path below it, which always begins with a slash. */
export function readPath(pathname: string): PathReading {
  const path = pathname.replace(/\/{2,}/g, '/');
  const [, first = '', ...rest] = path.split('/');
  const language = contentLanguages.find((each) => pathPrefixes[each] === `/${first}`);
  if (language !== undefined) return { kind: 'page', language, path: trimEnd(`/${rest.join('/')}`) };
  if (/^[a-z]{2}$/i.test(first)) return { kind: 'redirect', to: '/' };
  return { kind: 'page', language: unprefixedLanguage, path: trimEnd(path) };
}

/** The path of a page in a language; `path` is without a language and begins with a slash. */
export function localPath(language: ContentLanguage, path: string): string {
  const prefix = pathPrefixes[language];
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

const otherLanguages: Readonly<Record<ContentLanguage, RecordLanguage>> = { ru: 'en', en: 'ru' };

/** The second language of a page: of the texts beside those in its own language, and of the shortcut that changes the language. */
export function otherLanguage(language: ContentLanguage): RecordLanguage {
  return otherLanguages[language];
}

function trimEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
