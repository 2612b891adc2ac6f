import { useEffect } from 'react';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a part of the page while the loaded page is idle, so that it is available after the network is lost; not if the
 * visitor saves data. A failure is ignored, because the part is loaded again when it is needed.
 * @param load must be memoized
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // The browser does not cache the modules of the development server.
    if (import.meta.env.DEV || savesData()) return undefined;
    return whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}
