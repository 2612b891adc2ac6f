import { createContext, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../browser/use-is-in-browser.ts';

const DeclaredSearchContext = createContext('');

/** Provides the part of the query that the server renders the page from, with its question mark. */
export const DeclaredSearchProvider = DeclaredSearchContext.Provider;

/**
 * The query of the address, with its question mark, for links that pass it on. Until the delivered page is hydrated it is
 * the part that the server renders from, since the server sees no other; after that all of it.
 */
export function useUrlQuery(): string {
  const { search } = useLocation();
  const declared = use(DeclaredSearchContext);
  return useIsInBrowser() ? search : declared;
}

/**
 * The query parameters that the screen declares, for links to other pages of the same list. They are the same on the server
 * and in the browser.
 */
export function useDeclaredQuery(): URLSearchParams {
  const declared = use(DeclaredSearchContext);
  return useMemo(() => new URLSearchParams(declared), [declared]);
}
