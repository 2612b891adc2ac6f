import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useUrlQuery } from '../../../lib/url/url-query.ts';
import { readReturnTarget, targetInLanguage } from '../../../lib/url/return-target.ts';

/** The page to return to after signing in. */
export interface ReturnTarget {
  /** The local path of the URL, to pass on; null if there is none. The server never receives it. */
  readonly redirect: string | null;
  /** The page in the current language; the map without a `redirect`. */
  readonly target: string;
}

/** Reads the page to return to from the URL, in the browser only. */
export function useReturnTarget(): ReturnTarget {
  const { language } = useLanguage();
  const redirect = readReturnTarget(useUrlQuery());
  return { redirect, target: targetInLanguage(redirect, language) };
}
