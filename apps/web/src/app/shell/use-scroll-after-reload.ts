import { useEffect, useRef } from 'react';
import { readSessionJson, writeSession } from '../../lib/storage/session-storage.ts';
import { asSoonAsPossible, scrollDownTo } from './as-soon-as-possible.ts';

/**
 * Scrolls a page that is loaded again to where it was left. The browser does so by itself only as far as the delivered page
 * reaches; lists grow longer when the application has their data.
 * @param key the history entry of the page
 */
export function useScrollAfterReload(key: string): void {
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  useEffect(() => {
    const store = (): void =>
      writeSession('scrollPosition', JSON.stringify([pageId(latest.current), window.scrollY]));
    window.addEventListener('pagehide', store);
    const position = isLoadedAgain() ? storedPosition(pageId(latest.current)) : 0;
    const stop = position > window.scrollY ? asSoonAsPossible(() => scrollDownTo(position)) : undefined;
    return () => {
      window.removeEventListener('pagehide', store);
      stop?.();
    };
  }, []);
}

/** Only the first entry of a visit has no key of its own. */
function pageId(key: string): string {
  return `${key} ${window.location.pathname}${window.location.search}`;
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/** In pixels; 0 where no position is stored for the page. */
function storedPosition(id: string): number {
  const stored = readSessionJson('scrollPosition');
  if (!Array.isArray(stored) || stored[0] !== id || typeof stored[1] !== 'number') return 0;
  return stored[1];
}
