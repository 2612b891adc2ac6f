import { useEffect, useState } from 'react';

/** The longest wait for an idle main thread after the load event, in milliseconds. */
const longestIdleWait = 10_000;

/**
 * Whether the document with its pictures is loaded and the main thread has been idle since; false on the server and during hydration.
 * @param isNeeded false to skip the wait: the result is then true from the beginning
 */
export function useIsPageLoaded(isNeeded = true): boolean {
  const [isLoaded, setIsLoaded] = useState(!isNeeded);
  useEffect(() => {
    if (isLoaded) return undefined;
    let request: number | undefined;
    const onLoad = (): void => {
      // Not supported by every browser, although the type says so.
      if ('requestIdleCallback' in window)
        request = requestIdleCallback(() => setIsLoaded(true), { timeout: longestIdleWait });
      else setIsLoaded(true);
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      if (request !== undefined) cancelIdleCallback(request);
    };
  }, [isLoaded]);
  return isLoaded;
}
