import type { ApiResponse } from '@cae-map/contract/api/client';
import { useEffect } from 'react';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { forgetSecretQuery, readSecretQuery } from '../../../lib/url/secret-query.ts';
import { useCompleteGoogleSignIn } from '../mutations/use-complete-google-sign-in.ts';

interface GoogleRedirect {
  readonly isCompleting: boolean;
  /** The response to the completed sign-in; null without one. */
  readonly signedIn: ApiResponse<'completeGoogleSignIn'> | null;
  readonly failure: Error | null;
}

/** Completes the sign-in with the query of Google's redirect, once; without such a query nothing happens. */
export function useGoogleRedirect(): GoogleRedirect {
  const { mutate, data, error, isPending } = useCompleteGoogleSignIn();
  const isWaiting = useIsInBrowser() && readSecretQuery() !== '';
  useEffect(() => {
    const query = readSecretQuery();
    if (query === '') return;
    // The code of a redirect is accepted once.
    forgetSecretQuery();
    mutate(query);
  }, [mutate]);
  return { isCompleting: isPending || isWaiting, signedIn: data ?? null, failure: error };
}
