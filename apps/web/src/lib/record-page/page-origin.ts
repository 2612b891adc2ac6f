import { createContext, use } from 'react';

/** The public scheme and host of the product; null in the browser, where the page has it. */
export const PageOriginContext = createContext<string | null>(null);

let known: string | undefined;

/** The public scheme and host of the product, without a trailing slash: on the server and in the browser the same. */
export function usePageOrigin(): string {
  return use(PageOriginContext) ?? (known ??= readOrigin());
}

/** The canonical URL of the page has the public host, which may be another than that of the request. */
function readOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical === undefined ? window.location.origin : new URL(canonical).origin;
}
