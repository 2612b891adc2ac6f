import { createContext, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../browser/use-is-in-browser.ts';

const DeclaredSearchContext = createContext('');

/** Provides the declared part of the URL query, including the question mark; the server renders the page from it. */
export const DeclaredSearchProvider = DeclaredSearchContext.Provider;

/**
 * The URL query including the question mark, for links that keep it. During hydration it is the declared part only, because
 * the server does not receive other parameters.
 */
export function useUrlQuery(): string {
  const { search } = useLocation();
  const declared = use(DeclaredSearchContext);
  return useIsInBrowser() ? search : declared;
}

/** The query parameters that the screen declares; the same on the server and in the browser. */
export function useDeclaredQuery(): URLSearchParams {
  const declared = use(DeclaredSearchContext);
  return useMemo(() => new URLSearchParams(declared), [declared]);
}
