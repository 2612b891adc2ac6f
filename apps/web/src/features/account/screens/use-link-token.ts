import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { readSecretQuery } from '../../../lib/url/secret-query.ts';

/** The secret of a link in an e-mail: undefined on the server and during hydration, null if the link has none. */
export function useLinkToken(): string | null | undefined {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return undefined;
  return new URLSearchParams(readSecretQuery()).get('token') || null;
}
