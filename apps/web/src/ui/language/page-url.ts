import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { localPath, readPath } from '../../lib/language/language-path.ts';

/** The address of the page that is open, in another language; the hash is added by who navigates. */
export function pageUrlInLanguage(pathname: string, search: string, language: ContentLanguage): string {
  const reading = readPath(pathname);
  return localPath(language, reading.kind === 'page' ? reading.path : '/') + search;
}
