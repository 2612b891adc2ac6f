import { isCrawler } from '@cae-map/contract/crawler';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { logWarning } from '../log.ts';
import { readStoredLanguage } from '../storage/stored-language.ts';
import { localPath, readPath } from './language-path.ts';

interface Visit {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'languages'>;
}

/**
 * Redirects to the same page in the language of the visitor when the path has another: the stored language, else Russian if the
 * browser prefers it in any place, else English. Crawlers follow the path.
 * @returns whether the page is being left; false also after a failure, which is logged
 */
export function redirectToVisitorLanguage({ location, navigator }: Visit): boolean {
  try {
    const { pathname, search, hash } = location;
    const reading = readPath(pathname);
    if (reading.kind === 'redirect' || isCrawler(navigator.userAgent, search)) return false;
    const language = readStoredLanguage() ?? preferredLanguage(navigator.languages);
    if (language === reading.language) return false;
    location.replace(localPath(language, reading.path) + search + hash);
    return true;
  } catch (error) {
    logWarning(`the language of the visitor could not be determined: ${String(error)}`);
    return false;
  }
}

function preferredLanguage(languages: readonly string[]): ContentLanguage {
  const [russian, english] = contentLanguages;
  return languages.some((each) => each.toLowerCase().startsWith('ru')) ? russian : english;
}
