import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { localPath, readPath } from '../../lib/language/language-path.ts';

/** The path and query of the current page in another language, without the hash. */
export function pageUrlInLanguage(pathname: string, search: string, language: ContentLanguage): string {
  const reading = readPath(pathname);
  return localPath(language, reading.kind === 'page' ? reading.path : '/') + search;
}
